import { useMedia } from './useMedia'

/** Whether the log has a place of its own beside the table. */
export const useWide = (): boolean => useMedia('(min-width: 1080px) and (min-height: 560px)')
