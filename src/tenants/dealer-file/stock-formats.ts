/** Formats of a snapshot, and extensions of its default file name. */
export const stockFormats = ['json', 'csv', 'xml'] as const
export type StockFormat = (typeof stockFormats)[number]

/** Default path of a snapshot, relative to the folder that holds dealers/. */
export const usualSnapshot = (slug: string, format: StockFormat): string => `stock/${slug}.${format}`

/** Map: other word for a format -> the format; a spreadsheet is saved as csv first. */
export const formatAliases: Readonly<Record<string, StockFormat>> = {
  excel: 'csv',
  xls: 'csv',
  xlsx: 'csv',
  spreadsheet: 'csv',
  table: 'csv',
  tsv: 'csv',
  txt: 'csv',
}

/** Map: sign between columns -> its name in `stock.separator`. */
export const separatorAliases: Readonly<Record<string, 'comma' | 'semicolon' | 'tab' | 'pipe'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '\\t': 'tab',
  '|': 'pipe',
}

/** The order of dates that letters such as dd/mm/yyyy mean; null for other texts. */
export function parseDateOrder(text: string): 'year-month-day' | 'day-month-year' | 'month-day-year' | null {
  const order = text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')
  if (order === 'ymd') return 'year-month-day'
  if (order === 'dmy') return 'day-month-year'
  return order === 'mdy' ? 'month-day-year' : null
}
