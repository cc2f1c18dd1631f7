import { isRecord } from '#domain/data/record.ts'
import { locationTypes, unstatedType } from '#domain/location/location.ts'
import { foundText } from './found-text.ts'
import { typeOf } from './read-location.ts'
import { isSaid } from './said.ts'
import { text } from './text.ts'

/** What keeps a place of a snapshot off the site, or makes it another than it says; null when nothing does. */
function faultOf(raw: unknown): string | null {
  if (!isRecord(raw)) return 'is no place, and is left out'
  const missing = ['id', 'name'].filter((key) => text(raw[key]) === null)
  if (missing.length > 0) return `has no ${missing.join(' and no ')}, and is left out`
  const { location_type: type } = raw
  if (!isSaid(type) || typeOf(type)) return null
  const known = `${locationTypes.slice(0, -1).join(', ')} or ${locationTypes.at(-1)}`
  return `(${text(raw.name)}) has the location_type ${foundText(type)}, and not ${known}: it counts as ${unstatedType}`
}

/** Says what of a snapshot's places cannot be used as it stands, a sentence each. */
export function placeNotes(raws: readonly unknown[]): readonly string[] {
  return raws.flatMap((raw, at) => {
    const fault = faultOf(raw)
    return fault === null ? [] : [`locations[${at}] of the snapshot ${fault}`]
  })
}
