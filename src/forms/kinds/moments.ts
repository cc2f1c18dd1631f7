import type { OpenHours } from '#domain/location/open-now.ts'
import { typed, upcoming } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

/** YYYY-MM-DD */
interface DateField extends FieldBase {
  readonly kind: 'date'
  /** The first day that may be chosen. */
  readonly min?: string
  /** Opening hours by location id, whose next open days are offered, and the name of the field with the location. */
  readonly openAt?: { readonly field: string; readonly hours: Readonly<Record<string, OpenHours>> }
  /** Id of the selected location; empty when none is. */
  readonly place?: string
}
/** HH:MM */
interface TimeField extends FieldBase {
  readonly kind: 'time'
  /** The field that holds its day. */
  readonly onDay?: string
  /** The first time that may be chosen. */
  readonly min?: string
}

/** Future dates and times. */
export type Moments = DateField | TimeField

export const moments: Kinds<Moments> = {
  date: {
    rule: (field) => typed(field, upcoming(/^\d{4}-\d{2}-\d{2}$/, field.min, 'Please choose a day from today on.')),
    ask: 'Choose the',
  },
  time: {
    rule: (field) =>
      typed(field, upcoming(/^\d{2}:\d{2}(:\d{2})?$/, field.min, 'This time has passed. Please choose a later one.')),
    ask: 'Choose the',
  },
}
