/** Characters that no XML may hold, however they are written. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** A text as an XML document may hold it. */
export const xmlText = (text: string): string => text.replace(forbidden, '')

/** An element that is left out where it has nothing to say. */
export function ifSaid<Name extends string>(name: Name, text: string): { readonly [K in Name]?: string } {
  return text === '' ? {} : ({ [name]: xmlText(text) } as { readonly [K in Name]: string })
}

/**
 * An amount, then perhaps the word for thousands: "85k" is no "85 km". No two parts side by side take the same signs, so that it takes
 * time in proportion to what a stranger sent.
 */
const amount = /^\D{0,3}[,\s]*(\d(?:[\d,\s]*\d)?)(?:[,\s]*(\.\d+))?(?:[,\s]*(k(?![a-z])|thousand))?\D*$/i

/** The whole number in what somebody typed for dollars or kilometres; empty where there is none. */
export function digitsOf(text: string): string {
  const [, whole = '', part = '', thousands] = amount.exec(text.trim()) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return thousands && digits !== '' ? String(Math.round(Number(digits + part) * 1000)) : digits
}
