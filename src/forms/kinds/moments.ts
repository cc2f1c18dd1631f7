import type { OpenHours } from '#domain/location/open-now.ts'
import { typed, upcoming } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

/** YYYY-MM-DD */
interface DateField extends FieldBase {
  readonly kind: 'date'
  /** The first day that may be chosen. */
  readonly min?: string
  /** The hours of each place, whose next open days are there to press, and the field that says which place it is. */
  readonly openAt?: { readonly field: string; readonly hours: Readonly<Record<string, OpenHours>> }
  /** The place that is chosen now. */
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

/** Days and times to come. */
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
