import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { holdCar } from '../store/holds.ts'
import type { Database } from '../store/tables.ts'
import { only } from './methods.ts'

/** Without NUL, which PostgreSQL rejects in texts. */
const text = (longest: number) => v.pipe(v.string(), v.regex(/^[^\0]+$/), v.maxLength(longest))

/** A request to hold a car for a reservation. */
export const holdSchema = v.object({
  website_slug: text(100),
  car_id: text(100),
  submission_key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
})

const answers = {
  held: { status: 201, message: 'The car is held.' },
  taken: { status: 409, message: 'Somebody else is reserving this car.' },
  unknown: { status: 404, message: 'There is no such reservation.' },
} as const

/** `POST /holds`: holds a car so that only one shopper at a time pays its deposit. */
export function holdRoutes(db: Database, now: () => Date): Hono {
  return new Hono()
    .post('/holds', bodyLimit({ maxSize: 4096 }), async (context) => {
      const read = v.safeParse(holdSchema, await context.req.json().catch(() => null))
      if (!read.success) return context.json({ message: 'This names no reservation.' }, 422)
      const hold = await holdCar(db, read.output, now())
      const { status, message } = answers[hold.kind]
      return context.json(hold.kind === 'held' ? { until: hold.until } : { message }, status)
    })
    .all('/holds', only('POST'))
}
