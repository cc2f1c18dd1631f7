import { isRecord } from '#domain/data/record.ts'
import { locationTypes, unstatedType } from '#domain/location/location.ts'
import { foundText } from './found-text.ts'
import { typeOf } from './read-location.ts'
import { isSaid } from './said.ts'
import { text } from './text.ts'

/** Why a location of a snapshot is left out, or gets another type than it states; null when it is fine. */
function faultOf(raw: unknown): string | null {
  if (!isRecord(raw)) return 'is no place, and is left out'
  const missing = ['id', 'name'].filter((key) => text(raw[key]) === null)
  if (missing.length > 0) return `has no ${missing.join(' and no ')}, and is left out`
  const { location_type: type } = raw
  if (!isSaid(type) || typeOf(type)) return null
  const known = `${locationTypes.slice(0, -1).join(', ')} or ${locationTypes.at(-1)}`
  return `(${text(raw.name)}) has the location_type ${foundText(type)}, and not ${known}: it counts as ${unstatedType}`
}

/** Warnings about locations of a snapshot that cannot be used as they are, a sentence each. */
export function locationWarnings(raws: readonly unknown[]): readonly string[] {
  return raws.flatMap((raw, at) => {
    const fault = faultOf(raw)
    return fault === null ? [] : [`locations[${at}] of the snapshot ${fault}`]
  })
}
