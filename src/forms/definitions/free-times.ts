import type { Field, FormValues } from '../field.ts'
import type { Option } from '../kinds/choices.ts'

/** One day (YYYY-MM-DD) with its free times (HH:MM). */
export interface FreeDay {
  readonly date: string
  readonly times: readonly string[]
}

/** How days and times are formatted on this site. */
export interface SlotLabels {
  readonly day: (date: string) => string
  readonly time: (time: string) => string
}

function chips(look: 'row' | 'grid', name: string, label: string, any: string, options: readonly Option[]): Field {
  return {
    kind: 'choice',
    name,
    label,
    required: false,
    gone: 'This is no longer free. Please choose again.',
    chips: look,
    options: [{ value: '', label: any }, ...options],
  }
}

/**
 * The fields with the free times as options: the days, then the times of the selected day. Without free times any day
 * and time may be typed (S5.34).
 */
export function withSlots(
  fields: readonly Field[],
  free: readonly FreeDay[],
  values: FormValues,
  words: SlotLabels,
): readonly Field[] {
  if (free.length === 0) return fields
  const days = free.map(({ date }) => ({ value: date, label: words.day(date) }))
  const times = free.find((day) => day.date === values.preferred_date)?.times ?? []
  // Days that appear after a selection may wrap and shift the layout; those that load by themselves may not.
  const isAnswer = fields.some(({ name, showWhen }) => name === 'preferred_date' && showWhen)
  const drawn: Readonly<Record<string, Field>> = {
    preferred_date: { ...chips('row', 'preferred_date', 'Day', 'Any day', days), ...(isAnswer && { wraps: true }) },
    preferred_time: {
      ...chips(
        'grid',
        'preferred_time',
        'Time',
        'Any time',
        times.map((time) => ({ value: time, label: words.time(time) })),
      ),
      showWhen: { field: 'preferred_date', is: days.map(({ value }) => value) },
    },
  }
  return fields.map((field) => drawn[field.name] ?? field)
}
