import { openDays } from '#domain/location/open-days.ts'
import type { Field, FieldOf, FormValues } from './field.ts'

/** Upper bound of offered days: a working week and a day, which fit in a row beside the two fixed options. */
const most = 6

/** The field for the selected location. `asked`: the date field that depends on it. */
function fieldAt(field: Field, asked: FieldOf<'date'>, place: string, values: FormValues): Field {
  if (field === asked) return { ...asked, place }
  if (field.kind !== 'select' || field.name !== asked.openAt?.field) return field
  return { ...field, visit: { hours: asked.openAt.hours[place], day: String(values[asked.name] ?? '') } }
}

/** The fields adapted to the selected location. */
export function adaptFieldsToPlace(fields: readonly Field[], values: FormValues): readonly Field[] {
  const asked = fields.find((field): field is FieldOf<'date'> => field.kind === 'date' && field.openAt !== undefined)
  if (!asked?.openAt) return fields
  const place = String(values[asked.openAt.field] ?? '')
  return fields.map((field) => fieldAt(field, asked, place, values))
}

/**
 * Days to offer: the next ones on which the selected location is open, or all locations when none is selected. Empty
 * without opening hours or `min` (today).
 */
export function offeredDays({ openAt, place, min }: FieldOf<'date'>): readonly string[] {
  if (!openAt || min === undefined) return []
  const meant = Object.entries(openAt.hours).flatMap(([id, hours]) => (!place || id === place ? [hours] : []))
  return openDays(meant, min, most)
}
