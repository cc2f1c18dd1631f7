import { withoutFormula } from '#domain/text/formula.ts'

/** Spreadsheets know the letters of a file that begins so. */
export const byteOrderMark = '\ufeff'

/** Digits that a spreadsheet would take for a number, and lose zeros of. */
const digits = /^(?:0\d+|\d{12,})$/

/** A cell as RFC 4180 writes it: no formula runs out of it, and plates, phones and postcodes keep their zeros. */
export function cell(text: string): string {
  const safe = digits.test(text) ? `="${text}"` : withoutFormula(text)
  return `"${safe.replaceAll('"', '""')}"`
}

/** One line of a table. */
export const row = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`
