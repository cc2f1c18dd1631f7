/** Text that a spreadsheet would run as a formula, even after leading blanks. */
const formula = /^\s*[=+\-@|%]|^[\t\r\n]/

/** Escapes a cell's text so that no spreadsheet runs it as a formula. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)
