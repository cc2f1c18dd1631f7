import { isSameClock, zonesInAmericanState } from './american-zones.ts'

/** Australian state -> zones (below `Australia/`): the usual one first, then others that are valid there. */
const cities: Readonly<Record<string, readonly string[]>> = {
  NSW: ['Sydney', 'Broken_Hill', 'Lord_Howe', 'Canberra', 'ACT', 'NSW'],
  ACT: ['Sydney', 'Canberra', 'ACT'],
  VIC: ['Melbourne', 'Sydney', 'Victoria'],
  QLD: ['Brisbane', 'Lindeman', 'Queensland'],
  SA: ['Adelaide', 'South'],
  WA: ['Perth', 'Eucla', 'West'],
  TAS: ['Hobart', 'Currie', 'Tasmania'],
  NT: ['Darwin', 'North'],
}

/** IANA zones of an Australian state, the usual one first; empty for any other place. */
export function zonesInState(state: string): readonly string[] {
  return (cities[state.trim().toUpperCase()] ?? []).map((city) => `Australia/${city}`)
}

const clocks = {
  AU: { zonesIn: zonesInState, isSame: (one: string, other: string) => one === other },
  US: { zonesIn: zonesInAmericanState, isSame: isSameClock },
} as const

/** The zones of a state when `zone` is not one of them; empty when it is, or the state is unknown. */
export function otherZones(state: string, zone: string, country: keyof typeof clocks): readonly string[] {
  const { zonesIn, isSame } = clocks[country]
  const zones = zonesIn(state)
  return zones.some((known) => isSame(known, zone)) ? [] : zones
}

function countryOfZone(zone: string): keyof typeof clocks | null {
  if (zone.startsWith('Australia/')) return 'AU'
  return /^(?:America|US)\/|^Pacific\/Honolulu$/.test(zone) ? 'US' : null
}

/** Zone of a place: the site's, unless the place is in an Australian or US state with another. */
export function zoneOfPlace(state: string, siteZone: string): string {
  const country = countryOfZone(siteZone)
  return (country && otherZones(state, siteZone, country)[0]) ?? siteZone
}
