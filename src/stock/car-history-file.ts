import * as v from 'valibot'
import { isCalendarDay } from '#domain/text/instant.ts'
import { type BuildState, readBuildState } from './build-state.ts'
import type { CarHistory } from './car-history.ts'

const day = v.pipe(v.string(), v.check(isCalendarDay, 'no day'))
const price = v.nullable(v.pipe(v.number(), v.finite()))

const past = v.object({
  vin: v.nullable(v.string()),
  first: day,
  prices: v.pipe(v.array(v.tuple([day, price])), v.minLength(1, 'no price')),
  sold: v.nullable(day),
  left: v.nullable(day),
})

const file = v.object({ version: v.literal(1), cars: v.record(v.string(), past) })

/** Serialises a history; reading and writing it again gives the same text. */
export function writeCarHistory(cars: CarHistory): string {
  return JSON.stringify({ version: 1, cars })
}

/** Reads what writeCarHistory wrote, or says in a few words why it cannot be read. */
export function readCarHistory(text: string): BuildState<CarHistory> {
  const read = readBuildState(text, file)
  return 'unreadable' in read ? read : { content: read.content.cars }
}
