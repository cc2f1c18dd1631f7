/** The same text by itself. One that was cut out of a page keeps the whole page in memory for as long as it is kept. */
export const ownText = (text: string): string => Buffer.from(text).toString()
