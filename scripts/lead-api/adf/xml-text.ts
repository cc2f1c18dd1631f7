/** Characters that XML does not allow, not even escaped. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** The text without characters that XML does not allow. */
export const xmlText = (text: string): string => text.replace(forbidden, '')

/** An element with this text; no element for an empty text. */
export function optionalElement<Name extends string>(name: Name, text: string): { readonly [K in Name]?: string } {
  return text === '' ? {} : ({ [name]: xmlText(text) } as { readonly [K in Name]: string })
}

/**
 * An amount, optionally with a suffix for thousands ("85k", but not "85 km"). Adjacent parts never match the same
 * characters, so that matching takes linear time on hostile input.
 */
const amount = /^\D{0,3}[,\s]*(\d(?:[\d,\s]*\d)?)(?:[,\s]*(\.\d+))?(?:[,\s]*(k(?![a-z])|thousand))?\D*$/i

/** Digits of the whole number in a typed amount of dollars or kilometres; empty when there is none. */
export function digitsOf(text: string): string {
  const [, whole = '', part = '', thousands] = amount.exec(text.trim()) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return thousands && digits !== '' ? String(Math.round(Number(digits + part) * 1000)) : digits
}
