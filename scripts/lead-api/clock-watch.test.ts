import { expect, test } from 'vitest'
import { clockWatch } from './clock-watch.ts'
import { leadStore } from './store/lead-store.ts'
import { openDatabase } from './store/open-database.ts'

const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
const dayMs = 86_400_000
const came = new Date('2026-03-02T01:00:00Z')
const after = (days: number) => new Date(came.getTime() + days * dayMs)

async function watchOf(...received: readonly Date[]) {
  const { db, ready } = openDatabase({ file: ':memory:' })
  await ready
  for (const [at, moment] of received.entries())
    await leadStore(db).add({ ...lead, email: `${at}@example.com` }, [], moment)
  let ran = 0
  const isTrusted = clockWatch(db, () => ran)
  return (now: Date, ranDays: number) => {
    ran = ranDays * dayMs
    return isTrusted(now)
  }
}

test.each([
  ['near the newest lead', [came], after(6), true],
  ['behind it', [came], after(-400), true],
  ['years ahead of all leads', [after(-9), came], after(3650), false],
  ['where no lead is kept', [], after(3650), true],
])('a clock %s at the start', async (_what, received, now, isTrusted) => {
  expect(await (await watchOf(...received))(now, 0)).toBe(isTrusted)
})

test('a clock that goes evenly is believed a day later, and one that is set ahead meanwhile is not, for a day', async () => {
  const look = await watchOf(came)
  expect(await look(after(400), 0)).toBe(false)
  expect(await look(after(401), 1)).toBe(true)
  expect(await look(after(4000), 2)).toBe(false)
  expect(await look(after(403), 3)).toBe(false)
  expect(await look(after(404), 4)).toBe(true)
})
