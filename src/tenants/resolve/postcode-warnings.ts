import { statesOfPostcode } from '#domain/location/postcode-state.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { countryOf } from './locale.ts'
import type { SettingWarning } from './setting-warning.ts'

/** Warnings for postcodes of another state than the one beside them: a typo, or a state copied from elsewhere. */
export function postcodeWarnings({ address, locations, locale }: DealerFile): readonly SettingWarning[] {
  const all = [
    { at: ['address'], address },
    ...locations.map((place, at) => ({ at: ['locations', at, 'address'], address: place.address })),
  ]
  return all.flatMap(({ at, address: one }): SettingWarning[] => {
    const states = one ? statesOfPostcode(one.postcode, one.country ?? countryOf(locale)) : []
    if (!one || states.length === 0 || states.includes(one.state)) return []
    const message = `${one.postcode} lies in ${states.join(', ')}, and the state says ${one.state}; see which of the two is right`
    return [[[...at, 'postcode'], message]]
  })
}
