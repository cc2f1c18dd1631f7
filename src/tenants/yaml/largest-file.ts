/** In letters: no file of staff's is as long, and what takes it apart would take the builder's memory. */
const largestFile = 1_000_000

/** What is said of a file that is too large; null of others. */
export const tooLarge = (text: string): string | null =>
  text.length > largestFile ? 'the file is larger than 1 MB' : null
