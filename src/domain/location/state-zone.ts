import { isSameClock, zonesInAmericanState } from './american-zones.ts'

/** The clocks of Australia's states and territories: the usual one first, then others that are right there too. */
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

/** The IANA zones kept in an Australian state, the usual one first; empty for any other place. */
export function zonesInState(state: string): readonly string[] {
  return (cities[state.trim().toUpperCase()] ?? []).map((city) => `Australia/${city}`)
}

const clocks = {
  AU: { zonesIn: zonesInState, isSame: (one: string, other: string) => one === other },
  US: { zonesIn: zonesInAmericanState, isSame: isSameClock },
} as const

/** The zones of a state in a country, where a zone is none of them; empty where it is right, or nobody knows. */
export function otherZones(state: string, zone: string, country: keyof typeof clocks): readonly string[] {
  const { zonesIn, isSame } = clocks[country]
  const zones = zonesIn(state)
  return zones.some((known) => isSame(known, zone)) ? [] : zones
}

function countryOfZone(zone: string): keyof typeof clocks | null {
  if (zone.startsWith('Australia/')) return 'AU'
  return /^(?:America|US)\/|^Pacific\/Honolulu$/.test(zone) ? 'US' : null
}

/** The zone of a place: the site's own unless the place is in a state, Australian or American, that keeps another. */
export function zoneOfPlace(state: string, siteZone: string): string {
  const country = countryOfZone(siteZone)
  return (country && otherZones(state, siteZone, country)[0]) ?? siteZone
}
