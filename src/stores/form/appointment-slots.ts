import type { appointmentSlots } from '#api/appointments.ts'
import type { FormValues } from '#forms/field.ts'
import type { FormProps } from './form-props.ts'
import type { FormStore } from './form-store.ts'
import { localClock } from './local-clock.ts'
import { placeProps } from './place-props.ts'

/**
 * Fetches the free times of the selected location, again whenever it changes; answers for an earlier one are ignored.
 * Returns the unsubscribe function.
 */
export function keepSlots(
  props: FormProps,
  form: Pick<FormStore, '$state' | 'dispatch'>,
  { now, slots: ask }: { readonly now: () => Date; readonly slots: typeof appointmentSlots },
): () => void {
  let asked: FormValues[string] | undefined | null = null
  return form.$state.subscribe(async ({ values }) => {
    const place = values.location_id
    if (place === asked) return
    asked = place
    const { slots, timeZone } = placeProps(props, values)
    const from = localClock(now(), timeZone).date
    const free = slots ? await ask(slots.api, { ...slots.query, from }) : []
    if (place === asked) form.dispatch({ type: 'slots', slots: free })
  })
}
