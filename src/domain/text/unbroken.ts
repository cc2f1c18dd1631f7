const nbsp = '\u00a0'
const withinNumber = /(?<=\b[A-Z]{2,4}|\d) (?=\d)/g

/** A text whose numbers are read in one piece: "ABN 12 345 678 901" and "LMCT 1234" never break at a line's end. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(withinNumber, nbsp)
}
