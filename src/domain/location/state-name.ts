/** Australia's states and territories: the code that addresses have, and the name in full. */
const names: Readonly<Record<string, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  ACT: 'Australian Capital Territory',
}

/** The codes of Australia's states and territories. */
export const australianStates: readonly string[] = Object.keys(names)

/** Their names in full, in the same order. */
export const australianStateNames: readonly string[] = Object.values(names)

const plain = (words: string) => words.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The code of an Australian state by its name in full or its code, however it is written; null for any other words. */
export function stateCalled(words: string): string | null {
  const wanted = plain(words)
  const found = Object.entries(names).find(([code, name]) => plain(code) === wanted || plain(name) === wanted)
  return found?.[0] ?? null
}
