const beyondAscii = /[^\0-\x7f]/

/** Lower-cases a text and strips accents, for comparing words and filter values: "Citroën" -> "citroen". */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, folded: runs of letters and digits. */
export const foldedWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
