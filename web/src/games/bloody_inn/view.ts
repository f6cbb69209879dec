/** What a seat sees of The Bloody Inn, in the short names of its table. */
export type {
  AnnexView as Annex,
  BloodyInnView,
  CopiesView as Copies,
  ForecastView as Forecast,
  GuestView as Guest,
  PlayerView as Player,
  RoomView as Room,
} from './view.gen'

export const TYPES = ['merchant', 'artisan', 'religious', 'noble', 'police'] as const
