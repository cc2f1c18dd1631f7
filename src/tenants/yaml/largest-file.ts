/** In characters: files written by staff are shorter, and parsing a longer one would exhaust memory. */
const largestFile = 1_000_000

/** The message for a text that is too large; null for others. */
export const tooLarge = (text: string): string | null =>
  text.length > largestFile ? 'the file is larger than 1 MB' : null
