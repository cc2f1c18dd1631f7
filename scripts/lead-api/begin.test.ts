import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { leadApi } from './app.ts'
import { readSample } from './deliveries/sample-leads-file.ts'
import { sampleLead } from './sample-lead.ts'
import { openDatabase } from './store/open-database.ts'

afterEach(() => vi.restoreAllMocks())

it('a lead API that begins while nothing can be written goes on with what waits once it can', async () => {
  const failures = vi.spyOn(console, 'error').mockReturnValue()
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const { db } = database
  const dealers = [{ site: sampleSite('email: desk@sample.example'), file: readSample('{}') }]
  const outgoing = { dealers, senders: { from: 'leads@platform.example', page: null, env: {} }, isShared: false }
  const api = leadApi({ file: ':memory:', database, outgoing })
  const send = () =>
    api.app.request('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lead: { ...sampleLead, website_slug: 'sample' } }),
    })
  const waiting = () => db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute()
  expect((await send()).status).toBe(201)
  await db.updateTable('deliveries').set({ claimed_until: '2940-01-02' }).execute()
  await sql`PRAGMA query_only = ON`.execute(db)
  api.begin()
  await vi.waitUntil(() =>
    failures.mock.calls.flat().some((text) => /^deliveries wait: .* readonly database$/.test(text)),
  )
  await sql`PRAGMA query_only = OFF`.execute(db)
  expect((await send()).status).toBe(201)
  await vi.waitUntil(async () => (await waiting()).length === 0)
  await api.close()
})

it('a lead API closes its database though a query of its deliveries is still to fail', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const destroy = vi.spyOn(database.db, 'destroy')
  const close = vi.fn()
  const mailer = { send: async () => undefined, close }
  const outgoing = { dealers: [], mailer, senders: { from: null, page: null, env: {} }, isShared: false }
  const api = leadApi({ file: ':memory:', database, outgoing })
  await sql`DROP TABLE deliveries`.execute(database.db)
  api.begin()
  await api.close()
  expect([close.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 1])
})
