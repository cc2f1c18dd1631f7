import { describe, expect, it } from 'vitest'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { paymentStatus } from '#domain/payment/status.ts'
import { repairFutureLeadTimes } from './clock-set-back.ts'
import { holdCar, paymentHoldMs, settleHold } from './holds.ts'
import { setState } from './lead-list.ts'
import { leadStore } from './lead-store.ts'
import { removeLeads } from './remove-leads.ts'
import { sampleDatabases } from './sample-databases.ts'
import { hasPostgres, withoutPostgres } from './sample-postgres.ts'

const { places, opened } = sampleDatabases()
const start = new Date('2026-03-02T01:00:00Z')
const inMs = (ms: number) => new Date(start.getTime() + ms)
const key = (name: string) => `${name}-key-of-sixteen`
const reservation = (name: string, more: object = {}) => ({
  website_slug: 'north',
  category: 'Vehicle Reservation',
  car_id: '7',
  payment_status: 'Not paid yet',
  submission_key: key(name),
  ...more,
})
const wants = (name: string) => ({ website_slug: 'north', car_id: '7', submission_key: key(name) })

describe.each(Object.entries(places))('a car that is reserved, in %s', (kind, place) => {
  const isHere = kind === 'SQLite' || hasPostgres()
  if (!isHere) return it.skip(withoutPostgres, () => undefined)

  /** Mary and Ben, who both have a reservation of one car. */
  async function open() {
    const db = await opened(place())
    const store = leadStore(db, settleHold)
    const idOf = async (name: string) => {
      const outcome = await store.add(reservation(name), [], start)
      return outcome.kind === 'kept' ? outcome.id : 0
    }
    const ids = { mary: await idOf('mary'), ben: await idOf('ben') }
    const say = (name: 'mary' | 'ben', payment_status: string, now: Date) =>
      store.update(ids[name], reservation(name, { payment_status }), [], now)
    const ask = async (name: string, now = start) => (await holdCar(db, wants(name), now)).kind
    return { db, ids, say, ask }
  }

  it('is held for no longer than usual once the clock is set back that was a year ahead', async () => {
    const { db, say, ask } = await open()
    const ahead = inMs(365 * 86_400_000)
    const until = async () => (await db.selectFrom('holds').select('until').execute()).map((row) => row.until)
    expect(await ask('mary', ahead)).toBe('held')
    await repairFutureLeadTimes(db, start)
    expect(await until()).toEqual([inMs(paymentHoldMs).toISOString()])
    await say('mary', paymentStatus('paid', false), ahead)
    await repairFutureLeadTimes(db, start)
    expect(await until()).toEqual([inMs(paidHoldMs).toISOString()])
    await repairFutureLeadTimes(db, inMs(1000))
    expect(await until()).toEqual([inMs(paidHoldMs).toISOString()])
  })

  it('is held for one of many who ask at once, and for as long as paying takes', async () => {
    const { db, ask } = await open()
    const names = ['mary', 'ben', 'mary', 'ben', 'mary', 'ben']
    const answers = await Promise.all(names.map((name) => holdCar(db, wants(name), start)))
    const holders = new Set(names.filter((_, at) => answers[at]?.kind === 'held'))
    expect(holders.size).toBe(1)
    const [holder = ''] = holders
    const other = holder === 'mary' ? 'ben' : 'mary'
    expect(answers.find((answer) => answer.kind === 'held')).toEqual({
      kind: 'held',
      until: inMs(paymentHoldMs).toISOString(),
    })
    expect(await ask(other, inMs(paymentHoldMs - 1))).toBe('taken')
    expect(await ask(other, inMs(paymentHoldMs))).toBe('held')
    expect(await ask(holder, inMs(paymentHoldMs))).toBe('taken')
  })

  it('stays held once it was paid for, and is not paid for twice', async () => {
    const { say, ask } = await open()
    await ask('mary')
    await say('mary', paymentStatus('paid', false), inMs(1000))
    expect(await ask('mary', inMs(2000))).toBe('taken')
    expect(await ask('ben', inMs(paidHoldMs))).toBe('taken')
    expect(await ask('ben', inMs(paidHoldMs + 1000))).toBe('held')
  })

  it('is held once it was paid for, though the call for it before was lost', async () => {
    const { say, ask } = await open()
    await say('mary', paymentStatus('paid', false), start)
    expect(await ask('ben', inMs(paidHoldMs - 1))).toBe('taken')
    expect(await ask('ben', inMs(paidHoldMs))).toBe('held')
  })

  it('stays with who pays for it now when somebody before says late to have paid', async () => {
    const { say, ask } = await open()
    await ask('mary')
    expect(await ask('ben', inMs(paymentHoldMs))).toBe('held')
    await say('mary', paymentStatus('paid', false), inMs(paymentHoldMs + 1))
    expect(await ask('ben', inMs(paymentHoldMs + 2))).toBe('held')
  })

  it('is none where a payment names no car', async () => {
    const { db, ids } = await open()
    const paid = { car_id: '', payment_status: paymentStatus('paid', false) }
    await leadStore(db, settleHold).update(ids.mary, reservation('mary', paid), [], start)
    expect(await db.selectFrom('holds').selectAll().execute()).toEqual([])
  })

  it.each([
    ['failed', paymentStatus('failed', false)],
    ['was cancelled', paymentStatus('cancelled', false)],
    ['was a test', paymentStatus('paid', true)],
  ])('is free again when the payment %s', async (_reason, status) => {
    const { say, ask } = await open()
    await ask('mary')
    await say('mary', status, inMs(1000))
    expect(await ask('ben', inMs(2000))).toBe('held')
  })

  it('is free again after each payment that failed, and not by the first told late', async () => {
    const { db, ids, ask } = await open()
    const failed = (payment_reference: string, now: Date) => {
      const told = reservation('mary', { payment_status: paymentStatus('failed', false), payment_reference })
      return leadStore(db, settleHold).update(ids.mary, told, [], now)
    }
    await ask('mary')
    await failed('7-1', inMs(1000))
    expect(await ask('mary', inMs(2000))).toBe('held')
    await failed('7-1', inMs(3000))
    expect(await ask('ben', inMs(4000))).toBe('taken')
    await failed('7-1-2', inMs(5000))
    expect(await ask('ben', inMs(6000))).toBe('held')
  })

  it('is held by nobody whom staff take for spam, and by no lead that was deleted', async () => {
    const { db, ids, say, ask } = await open()
    await ask('mary')
    await say('mary', paymentStatus('paid', false), start)
    await setState(db, ids.mary, 'spam', null)
    expect(await ask('ben')).toBe('held')
    await removeLeads(db, [ids.ben])
    expect(await db.selectFrom('holds').selectAll().execute()).toEqual([])
  })

  it('is free again when its reservation is of another car, so that nobody holds many', async () => {
    const { db, ids, ask } = await open()
    const store = leadStore(db, settleHold)
    const held = async () => {
      const rows = await db.selectFrom('holds').selectAll().orderBy('car_id').execute()
      return rows.map(({ car_id, lead_id, until }) => [car_id, lead_id, until])
    }
    const until = inMs(paymentHoldMs).toISOString()
    for (const car_id of ['7', '8', '9']) {
      await store.update(ids.mary, reservation('mary', { car_id }), [], start)
      expect((await holdCar(db, { ...wants('mary'), car_id }, start)).kind).toBe('held')
      expect(await held()).toEqual([[car_id, ids.mary, until]])
    }
    expect(await ask('ben')).toBe('held')
    const paid = { car_id: '9', payment_status: paymentStatus('paid', false) }
    await store.update(ids.mary, reservation('mary', paid), [], start)
    const long = inMs(paidHoldMs).toISOString()
    expect(await held()).toEqual([
      ['7', ids.ben, until],
      ['9', ids.mary, long],
    ])
  })

  it('is held once where its reservation changes cars at the moment it is asked for', async () => {
    const { db, ids } = await open()
    const store = leadStore(db, settleHold)
    for (let at = 0; at < 10; at++) {
      const [before, after] = [`${at}-a`, `${at}-b`]
      await store.update(ids.mary, reservation('mary', { car_id: before }), [], start)
      await Promise.all([
        holdCar(db, { ...wants('mary'), car_id: before }, start),
        store.update(ids.mary, reservation('mary', { car_id: after }), [], start),
      ])
      await holdCar(db, { ...wants('mary'), car_id: after }, start)
      expect(await db.selectFrom('holds').select('car_id').execute()).toEqual([{ car_id: after }])
    }
  })

  it.each([
    ['another key', { ...wants('mary'), submission_key: key('eve') }],
    ['another car', { ...wants('mary'), car_id: '8' }],
    ['another website', { ...wants('mary'), website_slug: 'south' }],
  ])('is held for no reservation that there is not: %s', async (_reason, request) => {
    const { db } = await open()
    expect(await holdCar(db, request, start)).toEqual({ kind: 'unknown' })
  })
})
