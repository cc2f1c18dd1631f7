/** What a spreadsheet would take for a formula, whatever blanks stand before it. */
const formula = /^\s*[=+\-@|%]|^[\t\r\n]/

/** A text for a cell, which no spreadsheet runs. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)
