"""The game of sealed bids, as a further game of the server."""

from tests.planted.sealed_game import SealedBids

GAME = SealedBids()
