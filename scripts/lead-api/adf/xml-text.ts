/** Characters that no XML may hold, however they are written. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** A text as an XML document may hold it. */
export const xmlText = (text: string): string => text.replace(forbidden, '')

/** An element that is left out where it has nothing to say. */
export function ifSaid<Name extends string>(name: Name, text: string): { readonly [K in Name]?: string } {
  return text === '' ? {} : ({ [name]: xmlText(text) } as { readonly [K in Name]: string })
}

/** The whole number in what somebody typed for dollars or kilometres; empty where there is none. */
export function digitsOf(text: string): string {
  return /^\D{0,3}([\d,\s]+)(?:\.\d+)?\D*$/.exec(text.trim())?.[1]?.replaceAll(/\D/g, '') ?? ''
}
