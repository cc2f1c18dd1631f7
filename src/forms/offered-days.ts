import { openDays } from '#domain/location/open-days.ts'
import type { Field, FieldOf, FormValues } from './field.ts'

/** A working week and a day: as many as stand in a row beside the two that are always there. */
const most = 6

/** The fields as they are for the place that is chosen now. */
export function atPlace(fields: readonly Field[], values: FormValues): readonly Field[] {
  return fields.map((field) =>
    field.kind === 'date' && field.openAt ? { ...field, place: String(values[field.openAt.field] ?? '') } : field,
  )
}

/** The days to press: the next open ones of the place that is chosen, of all places until one is; none while hours or today are not known. */
export function offeredDays({ openAt, place, min }: FieldOf<'date'>): readonly string[] {
  if (!openAt || min === undefined) return []
  const meant = Object.entries(openAt.hours).flatMap(([id, hours]) => (!place || id === place ? [hours] : []))
  return openDays(meant, min, most)
}
