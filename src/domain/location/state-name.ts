import { americanStateNames } from './american-zones.ts'

/** What a state is called, and the code that addresses have. */
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

/** They have addresses as states have, and no clock of the mainland. */
const islands: Names = [
  ['American Samoa', 'AS'],
  ['Guam', 'GU'],
  ['Northern Mariana Islands', 'MP'],
  ['Puerto Rico', 'PR'],
  ['Virgin Islands', 'VI'],
]

/** The states and territories of a country by its code, where addresses have only these. */
export const stateNames: Readonly<Partial<Record<string, Names>>> = {
  AU: australia,
  US: [...americanStateNames(), ...islands],
}

const plain = (words: string) => words.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The code of a state by its name in full or its code, however it is written, in Australia unless said; null for any other words. */
export function stateCalled(words: string, names = australia): string | null {
  const wanted = plain(words)
  const found = names.find(([name, code]) => plain(code) === wanted || plain(name) === wanted)
  return found?.[1] ?? null
}
