import { withoutFormula } from '#domain/text/formula.ts'

/** Byte order mark, by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\ufeff'

/** Digits that a spreadsheet would convert to a number, losing leading zeros or precision. */
const digits = /^(?:0\d+|\d{12,})$/

/** A quoted RFC 4180 cell: formulas are neutralised, and phone numbers and postcodes keep their zeros. */
export function cell(text: string): string {
  const safe = digits.test(text) ? `="${text}"` : withoutFormula(text)
  return `"${safe.replaceAll('"', '""')}"`
}

/** One CSV line, with CRLF. */
export const row = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`
