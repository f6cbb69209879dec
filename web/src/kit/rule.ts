/** A rule's number without its game's letters, which everybody at the table knows. */
export const shortRule = (rule: string): string => rule.replace(/^[A-Z]+-/, '')
