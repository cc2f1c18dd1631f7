const beyondAscii = /[^\0-\x7f]/

/** Text without case and accents: how words and the values of filters are compared. "Citroën" gives "citroen". */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Its words, folded: letters and figures. */
export const foldedWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
