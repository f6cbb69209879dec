/** Whether a text claims to be the record of a game; whether it is one the server finds out. */
export function isRecord(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && 'format' in data && String(data.format).startsWith('innkeeper-record-')
  } catch {
    return false
  }
}
