import { zonesInAmericanState } from '#domain/location/american-zones.ts'
import { stateCalled } from '#domain/location/state-name.ts'
import { zonesInState } from '#domain/location/state-zone.ts'
import type { Locale } from '#domain/text/locale.ts'

type Zones = readonly string[]

/** The zones a state or region keeps, by its name or abbreviation: one as a rule, several where a border cuts it, none unknown. */
export function zonesOf(locale: string, state: string): Zones {
  const lookUps: Readonly<Record<Locale, () => Zones>> = {
    'en-AU': () => zonesInState(stateCalled(state) ?? state).slice(0, 1),
    'en-NZ': () => (/chatham/i.test(state) ? ['Pacific/Chatham'] : ['Pacific/Auckland']),
    'en-US': () => zonesInAmericanState(state),
  }
  return Object.entries(lookUps).find(([known]) => known === locale)?.[1]() ?? []
}
