import { openDays } from '#domain/location/open-days.ts'
import type { Field, FieldOf, FormValues } from './field.ts'

/** A working week and a day: as many as stand in a row beside the two that are always there. */
const most = 6

/** A field as it is while this place is chosen for the day that `asked` holds. */
function fieldAt(field: Field, asked: FieldOf<'date'>, place: string, values: FormValues): Field {
  if (field === asked) return { ...asked, place }
  if (field.kind !== 'select' || field.name !== asked.openAt?.field) return field
  return { ...field, visit: { hours: asked.openAt.hours[place], day: String(values[asked.name] ?? '') } }
}

/** The fields as they are for the place that is chosen now. */
export function atPlace(fields: readonly Field[], values: FormValues): readonly Field[] {
  const asked = fields.find((field): field is FieldOf<'date'> => field.kind === 'date' && field.openAt !== undefined)
  if (!asked?.openAt) return fields
  const place = String(values[asked.openAt.field] ?? '')
  return fields.map((field) => fieldAt(field, asked, place, values))
}

/** The days to press: the next open ones of the place that is chosen, of all places until one is; none while hours or today are not known. */
export function offeredDays({ openAt, place, min }: FieldOf<'date'>): readonly string[] {
  if (!openAt || min === undefined) return []
  const meant = Object.entries(openAt.hours).flatMap(([id, hours]) => (!place || id === place ? [hours] : []))
  return openDays(meant, min, most)
}
