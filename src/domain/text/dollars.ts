/** An amount as people type one: "35000", "$35,000", "35 000.50"; not "35k", and not "about 35,000". */
const amount = /^\$?\s*\d[\d, ]*(?:\.\d{0,2})?$/

/** The digits of a typed amount, "35000"; any other text unchanged. */
export function plainDollars(text: string): string {
  return amount.test(text.trim()) ? text.replace(/[$,\s]/g, '').replace(/\.0*$/, '') : text
}

/** A typed amount as a number of dollars; null for any other text. */
export function readDollars(text: string): number | null {
  return amount.test(text.trim()) ? Number(plainDollars(text)) : null
}

/** A typed amount with thousands separators, "35,000"; any other text unchanged. */
export function groupedDollars(text: string): string {
  const [dollars = '', ...cents] = plainDollars(text).split('.')
  return /^\d+$/.test(dollars) ? [dollars.replace(/\B(?=(?:\d{3})+$)/g, ','), ...cents].join('.') : text
}
