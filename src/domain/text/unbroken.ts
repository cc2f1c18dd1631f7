const nbsp = '\u00a0'
const withinNumber = /(?<=\b[A-Z]{2,4}|\d) (?=\d)/g

/** Joins the parts of numbers with non-breaking spaces: "ABN 12 345 678 901" and "LMCT 1234" stay on one line. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(withinNumber, nbsp)
}

const wordJoiner = '\u2060'
const withinName = /(?<=\w)-(?=\w)/g

/** Keeps hyphenated names such as "CX-60" on one line. */
export function withUnbrokenHyphens(text: string): string {
  return text.replace(withinName, `${wordJoiner}-${wordJoiner}`)
}
