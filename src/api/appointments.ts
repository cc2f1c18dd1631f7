import { type CallApi, callAddress, fetchJson, record } from './call.ts'

/** One day with its free times. */
export interface SlotDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly times: readonly string[]
}

/** Query for free slots. */
export interface SlotQuery {
  readonly dealership_slug: string
  readonly location_id: string
  readonly car_id: string
  /** YYYY-MM-DD */
  readonly from: string
}

const days = '14'

function readDay(value: unknown): SlotDay | null {
  const { date, times } = record(value)
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !Array.isArray(times)) return null
  const sound = times.filter((time): time is string => typeof time === 'string' && /^\d{2}:\d{2}$/.test(time))
  return sound.length > 0 ? { date, times: sound } : null
}

/** Free test-drive times of 14 days. Empty when there are none or the request fails: any time may then be requested. */
export async function appointmentSlots(
  api: CallApi,
  query: SlotQuery,
  ask: typeof fetch = fetch,
): Promise<readonly SlotDay[]> {
  const search = new URLSearchParams({ ...query, days })
  const { slots } = record(await fetchJson(`${callAddress(api, 'slots', '/api/appointments/slots')}?${search}`, ask))
  return Array.isArray(slots) ? slots.flatMap((day) => readDay(day) ?? []) : []
}
