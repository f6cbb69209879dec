import { Log } from '../kit/Log'
import { Sheet } from '../kit/Sheet'
import { say } from '../words'

/** The log where there is no room for it beside the table. */
export const LogSheet = ({ onClose }: { onClose(): void }) => (
  <Sheet title={say('log')} onClose={onClose} class="log-sheet">
    <Log />
  </Sheet>
)
