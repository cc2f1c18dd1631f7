/** Formats of a snapshot, and extensions of its default file name. */
export const stockFormats = ['json', 'csv', 'xml'] as const
export type StockFormat = (typeof stockFormats)[number]

/** Default path of a snapshot, relative to the folder that holds dealers/. */
export const usualSnapshot = (slug: string, format: StockFormat): string => `stock/${slug}.${format}`
