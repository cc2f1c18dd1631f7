const nbsp = '\u00a0'
const withinNumber = /(?<=\b[A-Z]{2,4}|\d) (?=\d)/g

/** A text whose numbers are read in one piece: "ABN 12 345 678 901" and "LMCT 1234" never break at a line's end. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(withinNumber, nbsp)
}

const wordJoiner = '\u2060'
const withinName = /(?<=\w)-(?=\w)/g

/** A text whose names are read in one piece where lines are short: "CX-60" never breaks after its hyphen. */
export function withUnbrokenHyphens(text: string): string {
  return text.replace(withinName, `${wordJoiner}-${wordJoiner}`)
}
