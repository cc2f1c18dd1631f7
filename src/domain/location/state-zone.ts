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

/** The zone of a place: the site's own unless the place is in an Australian state that keeps another. */
export function zoneOfPlace(state: string, siteZone: string): string {
  const zones = zonesInState(state)
  const isKnown = siteZone.startsWith('Australia/') && zones.length > 0 && !zones.includes(siteZone)
  return isKnown ? (zones[0] ?? siteZone) : siteZone
}
