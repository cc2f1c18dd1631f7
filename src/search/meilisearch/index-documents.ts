import { readPoint } from '#domain/location/point.ts'
import { type FieldValue, pointAttribute, type SearchRecord } from '../record.ts'

/** The attribute a search host knows a document by. */
export const documentKey = 'key'

/** The attribute that holds a car's place in the dealer's lists, from 0. */
export const listOrder = 'list_order'

const isStated = (value: FieldValue): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A key of letters, digits, "-" and "_", which is all a search host allows; the same id gives the same key. */
function keyOf(id: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9-]{0,200}$/.test(id)) return id
  const codes = Array.from(id, (character) => character.codePointAt(0)?.toString(36))
  return `_${codes.join('_')}`.slice(0, 500)
}

/** A document as a search host takes it: flat but for the point it stands at. */
export type HostDocument = Readonly<Record<string, FieldValue | { readonly lat: number; readonly lng: number }>>

function hostPoint(text: FieldValue | undefined): HostDocument {
  const point = readPoint(String(text ?? ''))
  return point ? { [pointAttribute]: { lat: point.lat, lng: point.long } } : {}
}

/**
 * A dealer's documents as a search host takes them: those of the static index, in its order, without what is not stated.
 */
export function hostDocuments(records: readonly SearchRecord[]): readonly HostDocument[] {
  return records.map(({ [pointAttribute]: point, ...record }, at) => ({
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => isStated(value))),
    ...hostPoint(point),
    [documentKey]: keyOf(String(record.id)),
    [listOrder]: at,
  }))
}
