/** A copy of the text. A substring of a page keeps the whole page in memory. */
export const detachString = (text: string): string => Buffer.from(text).toString()
