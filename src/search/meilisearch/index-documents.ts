import { readPoint } from '#domain/location/point.ts'
import { type FieldValue, pointAttribute, type SearchRecord } from '../record.ts'

/** Primary key of documents on a search host. */
export const documentKey = 'key'

/** Attribute with a car's zero-based position in the dealer's lists. */
export const listOrder = 'list_order'

const isStated = (value: FieldValue): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A key of letters, digits, "-" and "_", the only characters a search host allows. Deterministic. */
function keyOf(id: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9-]{0,200}$/.test(id)) return id
  const codes = Array.from(id, (character) => character.codePointAt(0)?.toString(36))
  return `_${codes.join('_')}`.slice(0, 500)
}

/** A document as a search host accepts it: flat except for its location. */
export type HostDocument = Readonly<Record<string, FieldValue | { readonly lat: number; readonly lng: number }>>

function hostPoint(text: FieldValue | undefined): HostDocument {
  const point = readPoint(String(text ?? ''))
  return point ? { [pointAttribute]: { lat: point.lat, lng: point.long } } : {}
}

/**
 * Converts the static index's records to search host documents, in the same order, without attributes that are not
 * stated.
 */
export function hostDocuments(records: readonly SearchRecord[]): readonly HostDocument[] {
  return records.map(({ [pointAttribute]: point, ...record }, at) => ({
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => isStated(value))),
    ...hostPoint(point),
    [documentKey]: keyOf(String(record.id)),
    [listOrder]: at,
  }))
}
