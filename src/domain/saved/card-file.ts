/** Over how many files a release spreads the cards of its cars: whoever saved three fetches three small files, not all of them. */
export const cardFiles = 8

/** The file that a car's card lies in, by the car's id. */
export function cardFileOf(id: string): number {
  let sum = 0
  for (const letter of id) sum += letter.codePointAt(0) ?? 0
  return sum % cardFiles
}
