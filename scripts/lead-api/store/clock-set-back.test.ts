import { expect, it } from 'vitest'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { repairFutureLeadTimes } from './clock-set-back.ts'
import { leadStore } from './lead-store.ts'
import { openDatabase } from './open-database.ts'
import { pendingUploadsOf } from './pending-uploads.ts'

const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
const daysOf = [new Date('2026-03-01T01:00:00Z'), new Date('2026-03-02T01:00:00Z')] as const
const until = new Date(daysOf[1].getTime() + paidHoldMs).toISOString()

/** Leads received on the days above, with a pending upload and a hold as long as that of a paid reservation. */
async function kept() {
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const { db } = database
  for (const at of daysOf) await leadStore(db).add({ ...lead, email: at.toISOString() }, [], at)
  await pendingUploadsOf(db).note(lead, ['front.jpg'], daysOf[1])
  await db.insertInto('holds').values({ website_slug: 'sample', car_id: '1', lead_id: 1, until }).execute()
  const times = async () => [
    ...(await db.selectFrom('listings').select('received_at').orderBy('lead_id').execute()).map(
      (row) => row.received_at,
    ),
    ...(await db.selectFrom('pending_uploads').select('noted_at').execute()).map((row) => row.noted_at),
    ...(await db.selectFrom('holds').select('until').execute()).map((row) => row.until),
  ]
  return { db, times }
}

it('nothing is set back to a clock that is itself behind, as one without a battery is until somebody tells it the time', async () => {
  const { db, times } = await kept()
  const before = await times()
  await repairFutureLeadTimes(db, new Date('2000-01-01T00:00:00Z'))
  expect(await times()).toEqual(before)
})

it('what lies ahead is set back where as much was there before', async () => {
  const { db, times } = await kept()
  await repairFutureLeadTimes(db, daysOf[0])
  const [first, second, noted] = await times()
  expect([first, second, noted]).toEqual(Array(3).fill(daysOf[0].toISOString()))
})
