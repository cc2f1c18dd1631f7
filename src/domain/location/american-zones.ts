import { minutesAhead } from '../text/wall-clock.ts'

type Zones = readonly string[]

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** US state ("code|names") -> IANA zones, the usual one first; several for states with more than one. */
const america: Readonly<Record<string, Zones>> = {
  'CT|Connecticut': [eastern],
  'DE|Delaware': [eastern],
  'DC|District of Columbia|Washington DC': [eastern],
  'GA|Georgia': [eastern],
  'ME|Maine': [eastern],
  'MD|Maryland': [eastern],
  'MA|Massachusetts': [eastern],
  'NH|New Hampshire': [eastern],
  'NJ|New Jersey': [eastern],
  'NY|New York': [eastern],
  'NC|North Carolina': [eastern],
  'OH|Ohio': [eastern],
  'PA|Pennsylvania': [eastern],
  'RI|Rhode Island': [eastern],
  'SC|South Carolina': [eastern],
  'VT|Vermont': [eastern],
  'VA|Virginia': [eastern],
  'WV|West Virginia': [eastern],
  'AL|Alabama': [central],
  'AR|Arkansas': [central],
  'IL|Illinois': [central],
  'IA|Iowa': [central],
  'LA|Louisiana': [central],
  'MN|Minnesota': [central],
  'MS|Mississippi': [central],
  'MO|Missouri': [central],
  'OK|Oklahoma': [central],
  'WI|Wisconsin': [central],
  'CO|Colorado': [mountain],
  'MT|Montana': [mountain],
  'NM|New Mexico': [mountain],
  'UT|Utah': [mountain],
  'WY|Wyoming': [mountain],
  'AZ|Arizona': ['America/Phoenix'],
  'CA|California': [pacific],
  'WA|Washington': [pacific],
  'HI|Hawaii': ['Pacific/Honolulu'],
  'FL|Florida': [eastern, central],
  'IN|Indiana': ['America/Indiana/Indianapolis', central],
  'KY|Kentucky': [eastern, central],
  'MI|Michigan': ['America/Detroit', 'America/Menominee'],
  'TN|Tennessee': [central, eastern],
  'KS|Kansas': [central, mountain],
  'NE|Nebraska': [central, mountain],
  'ND|North Dakota': [central, mountain],
  'SD|South Dakota': [central, mountain],
  'TX|Texas': [central, mountain],
  'ID|Idaho': ['America/Boise', pacific],
  'NV|Nevada': [pacific, mountain],
  'OR|Oregon': [pacific, 'America/Boise'],
  'AK|Alaska': ['America/Anchorage', 'America/Adak'],
}

const byName = (): readonly (readonly string[])[] =>
  Object.keys(america)
    .map((names) => names.split('|'))
    .sort(([, one = ''], [, other = '']) => (one < other ? -1 : 1))

/** Codes of the US states and the District of Columbia, in the order of their names. */
export const americanStates = (): readonly string[] => byName().flatMap(([abbreviated]) => abbreviated ?? [])

/** [name, code] of the same states, in the order of their names. */
export const americanStateNames = (): readonly (readonly [name: string, abbreviated: string])[] =>
  byName().flatMap(([abbreviated = '', ...names]) => names.map((name) => [name, abbreviated] as const))

/** IANA zones of a US state by its name or code, the usual one first; empty for any other place. */
export function zonesInAmericanState(state: string): Zones {
  const wanted = state.trim().toLowerCase()
  const found = Object.entries(america).find(([names]) => names.toLowerCase().split('|').includes(wanted))
  return found?.[1] ?? []
}

/** One in winter and one in summer, since not all zones have daylight saving. */
const moments = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]

/** Whether two zones have the same offset in winter and in summer. */
export const isSameClock = (one: string, other: string): boolean =>
  moments.every((moment) => minutesAhead(moment, one) === minutesAhead(moment, other))
