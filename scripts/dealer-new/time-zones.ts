import { zonesInAmericanState } from '#domain/location/american-zones.ts'
import { parseStateCode } from '#domain/location/state-name.ts'
import { zonesInState } from '#domain/location/state-zone.ts'
import type { Locale } from '#domain/text/locale.ts'

type Zones = readonly string[]

/**
 * Time zones of a state or region, by name or abbreviation: usually one, several for a divided state, none when
 * unknown.
 */
export function zonesOf(locale: string, state: string): Zones {
  const lookUps: Readonly<Record<Locale, () => Zones>> = {
    'en-AU': () => zonesInState(parseStateCode(state) ?? state).slice(0, 1),
    'en-NZ': () => (/chatham/i.test(state) ? ['Pacific/Chatham'] : ['Pacific/Auckland']),
    'en-US': () => zonesInAmericanState(state),
  }
  return Object.entries(lookUps).find(([known]) => known === locale)?.[1]() ?? []
}
