/**
 * Number of files over which a release spreads the car cards, so that showing three saved cars fetches at most three
 * small files.
 */
export const cardFiles = 8

/** Number of the file with a car's card, from 0, by the car's id. */
export function cardFileOf(id: string): number {
  let sum = 0
  for (const letter of id) sum += letter.codePointAt(0) ?? 0
  return sum % cardFiles
}
