/** What a snapshot may be written in; its file is named by it where the dealer names none. */
export const stockFormats = ['json', 'csv', 'xml'] as const
export type StockFormat = (typeof stockFormats)[number]

/** Where a snapshot lies whose dealer does not say where, below the folder that holds dealers/. */
export const usualSnapshot = (slug: string, format: StockFormat): string => `stock/${slug}.${format}`
