import { americanStateNames } from './american-zones.ts'

/** States as [name, code]. */
type Names = readonly (readonly [name: string, code: string])[]

const australia: Names = [
  ['New South Wales', 'NSW'],
  ['Victoria', 'VIC'],
  ['Queensland', 'QLD'],
  ['South Australia', 'SA'],
  ['Western Australia', 'WA'],
  ['Tasmania', 'TAS'],
  ['Northern Territory', 'NT'],
  ['Australian Capital Territory', 'ACT'],
]

/** US territories: their addresses are like those of states, but they have zones of their own. */
const islands: Names = [
  ['American Samoa', 'AS'],
  ['Guam', 'GU'],
  ['Northern Mariana Islands', 'MP'],
  ['Puerto Rico', 'PR'],
  ['Virgin Islands', 'VI'],
]

/** Country code -> states and territories, for countries whose addresses always have one of these. */
export const stateNames: Readonly<Partial<Record<string, Names>>> = {
  AU: australia,
  US: [...americanStateNames(), ...islands],
}

const plain = (words: string) => words.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Code of a state from its full name or code in any spelling, by default Australian; null for any other text. */
export function parseStateCode(words: string, names = australia): string | null {
  const wanted = plain(words)
  const found = names.find(([name, code]) => plain(code) === wanted || plain(name) === wanted)
  return found?.[1] ?? null
}
