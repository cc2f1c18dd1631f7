import { stateCalled } from '#domain/location/state-name.ts'
import { zonesInState } from '#domain/location/state-zone.ts'
import type { Locale } from '#domain/text/locale.ts'

type Zones = readonly string[]
type ByState = Readonly<Record<string, Zones>>

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

const america: ByState = {
  'CT|Connecticut': [eastern],
  'DE|Delaware': [eastern],
  'DC|District of Columbia': [eastern],
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

function zonesIn(states: ByState, state: string): Zones {
  const wanted = state.trim().toLowerCase()
  const found = Object.entries(states).find(([names]) => names.toLowerCase().split('|').includes(wanted))
  return found?.[1] ?? []
}

/** The zones a state or region keeps, by its name or abbreviation: one as a rule, several where a border cuts it, none unknown. */
export function zonesOf(locale: string, state: string): Zones {
  const lookUps: Readonly<Record<Locale, () => Zones>> = {
    'en-AU': () => zonesInState(stateCalled(state) ?? state).slice(0, 1),
    'en-NZ': () => (/chatham/i.test(state) ? ['Pacific/Chatham'] : ['Pacific/Auckland']),
    'en-US': () => zonesIn(america, state),
  }
  return Object.entries(lookUps).find(([known]) => known === locale)?.[1]() ?? []
}
