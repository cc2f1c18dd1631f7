import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { adfFaults } from '../adf/sample-dtd.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { leadStore } from '../store/lead-store.ts'
import { openDatabase, type Place } from '../store/open-database.ts'
import { hasPostgres, type SamplePostgres, startPostgres, withoutPostgres } from '../store/sample-postgres.ts'
import type { Database } from '../store/tables.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { planDeliveries, planHeld, stepTime } from './plan.ts'
import {
  backoffDelay,
  claimDue,
  countDeliveries,
  deliveriesOf,
  markFailed,
  markSent,
  maxDeliveryAttempts,
  releaseClaims,
  renewClaim,
  sendAgain,
} from './queue.ts'
import { maxDailyReceipts } from './receipt-limit.ts'
import { type LeadDealer, receiversOf } from './receivers.ts'
import { readSample } from './sample-leads-file.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { signedHeaders } from './webhook.ts'
import { startWorker } from './worker.ts'

const start = new Date('2026-03-02T01:00:00Z')
const mails: ParsedMail[] = []
const posts: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
/** Responses of the servers to the next deliveries: an SMTP code, or an HTTP status. */
const trouble: { smtp: number[]; http: number[] } = { smtp: [], http: [] }
/** Responses of the mail server to senders and recipients, until changed. */
const refusals: { sender: string | null; boxes: Record<string, string> } = { sender: null, boxes: {} }
/** The mail server awaits this before it responds to a recipient. */
const held = { until: Promise.resolve() }
/** Envelope recipients of each mail. */
const envelopes: string[][] = []
let smtp: SMTPServer
let hooks: Server
let postgres: SamplePostgres | undefined

/** Converts a response such as "450 try again later" to an error for the server. */
function refusalOf(answer: string | null | undefined): Error | null {
  const [code = '', ...text] = answer?.split(' ') ?? []
  return answer ? Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }) : null
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusalOf(refusals.sender)),
    onRcptTo: ({ address }, _session, done) => void held.until.then(() => done(refusalOf(refusals.boxes[address]))),
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        const code = trouble.smtp.shift()
        if (!code) mails.push(mail)
        if (!code) envelopes.push(envelope.rcptTo.map(({ address }) => address))
        done(code ? Object.assign(new Error('not today'), { responseCode: code }) : null)
      }, done)
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  hooks = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = trouble.http.shift() ?? 200
    if (status === 200) posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', () => resolve()))
  if (hasPostgres()) postgres = startPostgres()
})

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  hooks.close()
  postgres?.stop()
})

const site = sampleSite('phone: 02 9000 0000\nemail: desk@sample.example')

/** The deliveries of an API, with a clock that tests can advance. */
async function open(yaml: string | null, place: Place = { file: ':memory:' }, of = site) {
  mails.length = 0
  posts.length = 0
  envelopes.length = 0
  Object.assign(refusals, { sender: null, boxes: {} })
  let time = start.getTime()
  const now = () => new Date(time)
  const dealerOf = (text: string | null): LeadDealer => ({
    site: of,
    file: text === null ? null : readSample(text.replaceAll('PORT', String(portOf(hooks)))),
  })
  let dealer = dealerOf(yaml)
  const { db, ready } = openDatabase(place)
  await ready
  const store = leadStore(
    db,
    planDeliveries(() => dealer),
  )
  const mailer = smtpMailer(`smtp://127.0.0.1:${portOf(smtp.server)}`)
  const env = { FORECOURT_DEALER_HUB_SECRET: 'a secret of the hub' }
  const senders = { mailer, from: 'leads@platform.example' as string | null, page: 'https://leads.example', env }
  const told: string[] = []
  const parts = { db, store, senders, dealerOf: () => dealer, now, report: (text: string) => void told.push(text) }
  const worker = startWorker({ ...parts, isShared: 'url' in place })
  return {
    db,
    store,
    told,
    senders,
    now,
    worker,
    wait: (ms: number) => (time += ms),
    /** Starts another process with this leads.yaml. */
    restart(text: string | null) {
      dealer = dealerOf(text)
      return planHeld(db, () => dealer, now())
    },
    async rows(lead = 1) {
      const rows = (await deliveriesOf(db, [lead])).get(lead) ?? []
      return rows.map(({ channel, version, state, attempts }) => `${channel} ${version} ${state} ${attempts}`)
    },
    async close() {
      await worker.stop()
      mailer.close()
      await db.destroy()
    },
  }
}

/** `claimed_until` of all deliveries. */
const claimsIn = async (db: Database) =>
  (await db.selectFrom('deliveries').select('claimed_until').execute()).map((row) => row.claimed_until)

const lead = {
  website_slug: 'sample',
  submission_key: 'a-key-of-sixteen-signs',
  form_name: 'enquiry',
  category: 'General Enquiry',
  first_name: 'Mary',
  last_name: 'Lee',
  name: 'Mary Lee',
  email: 'mary@example.com',
  phone: '0491570156',
  message: 'Is it <still> here?',
  income: '98765',
}

describe('a lead goes out', () => {
  it('by mail to the dealership, with all that was asked and its ADF, and to the shopper', async () => {
    const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example, b@sample.example]}]')
    await api.store.add(lead, [], api.now())
    expect(await api.rows()).toEqual(['sales 1 waiting 0', '@receipt 1 waiting 0'])
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 sent 1', '@receipt 1 sent 1'])
    const toDealer = mails.find(({ subject }) => subject === 'General Enquiry, Mary Lee')
    expect(toDealer?.to).toMatchObject({ text: 'a@sample.example, b@sample.example' })
    expect([toDealer?.from?.text, toDealer?.replyTo?.text]).toEqual(['leads@platform.example', 'mary@example.com'])
    expect(toDealer?.text).toContain('  Phone: 0491570156\n')
    expect(toDealer?.text).toContain('https://leads.example/leads?q=%231')
    expect(toDealer?.html).toContain('Is it &lt;still&gt; here?')
    expect([toDealer?.text, toDealer?.html].join()).not.toMatch(/98,?765/)
    expect(toDealer?.attachments.map(({ filename }) => filename)).toEqual(['lead-1.xml'])
    expect(adfFaults(toDealer?.attachments[0]?.content.toString() ?? '')).toEqual([])
    expect(toDealer?.messageId).toBe('<sample-1-sales-1@www.sample.example>')
    const toShopper = mails.find(({ subject }) => subject === 'Sample Cars received your enquiry')
    expect([toShopper?.to, toShopper?.replyTo?.text]).toMatchObject([
      { text: 'mary@example.com' },
      'desk@sample.example',
    ])
    expect(toShopper?.text).toContain('Hello Mary,')
    expect(toShopper?.text).not.toMatch(/98,?765/)
    await api.close()
  })

  // A mail server knows its own mailboxes by a name alone.
  it.each(['root,mary@example.com', 'mary@example.com;root', 'all:mary@example.com;', 'mary@example.com,'])(
    'to one mailbox for what a stranger writes as an address: %s',
    async (email) => {
      const api = await open('receivers: []')
      await api.store.add({ ...lead, email }, [], api.now())
      await api.worker.sendDue()
      expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receipt 1 sent 1'])
      expect(envelopes.flat().sort()).toEqual(['desk@sample.example', 'mary@example.com'])
      const toDealer = mails.find(({ subject }) => subject === 'General Enquiry, Mary Lee')
      expect(toDealer?.replyTo?.value.map(({ address }) => address)).toEqual(['mary@example.com'])
      await api.close()
    },
  )

  it.each(['https://leads.example', 'https://leads.example/', 'https://leads.example//'])(
    'with a link to where the leads page is: %s',
    async (page) => {
      const api = await open('receipt: false')
      api.senders.page = page
      await api.store.add(lead, [], api.now())
      await api.worker.sendDue()
      expect(mails[0]?.text).toContain('https://leads.example/leads?q=%231')
      await api.close()
    },
  )

  it('as ADF by mail and by post, and as a signed message', async () => {
    const api = await open(`receipt: false
receivers:
  - {name: crm, via: adf-email, to: [crm@sample.example]}
  - {name: desk, via: adf-post, url: 'http://127.0.0.1:PORT/adf'}
  - {name: hub, via: webhook, url: 'http://127.0.0.1:PORT/hub', secret_env: FORECOURT_DEALER_HUB_SECRET}`)
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(adfFaults(mails[0]?.text ?? '')).toEqual([])
    const adf = posts.find(({ headers }) => headers['content-type']?.startsWith('application/x-adf+xml'))
    expect([adfFaults(adf?.body ?? ''), adf?.headers['idempotency-key']]).toEqual([[], 'sample-1-desk-1'])
    const hub = posts.find(({ headers }) => headers['webhook-id'] === 'sample-1-hub-1')
    expect(hub?.headers).toMatchObject(
      signedHeaders('sample-1-hub-1', hub?.body ?? '', 'a secret of the hub', api.now()),
    )
    expect(JSON.parse(hub?.body ?? '')).toMatchObject({ type: 'lead', version: 1, id: 1, lead: { email: lead.email } })
    await api.close()
  })

  it('when the shopper has finished, or was away for a while, and again when it changed', async () => {
    const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example]}]')
    const step = { ...lead, lead_status: 'Incomplete' }
    await api.store.add(step, [], api.now())
    expect(await api.worker.sendDue()).toBe(0)
    api.wait(stepTime)
    await api.worker.sendDue()
    expect(mails.map(({ subject }) => subject)).toEqual(['[Unfinished] General Enquiry, Mary Lee'])
    await api.store.update(1, { ...lead, lead_status: 'Complete' }, [], api.now())
    await api.store.update(1, { ...lead, lead_status: 'Complete', message: 'Sooner' }, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 sent 1', 'sales 2 sent 1', '@receipt 1 sent 1'])
    await api.store.update(1, { ...lead, lead_status: 'Complete', payment_status: 'Paid' }, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 sent 1', 'sales 2 sent 1', '@receipt 1 sent 1', 'sales 3 sent 1'])
    await api.close()
  })

  it('not before somebody can be answered: a step with neither address nor number waits for one that has', async () => {
    const api = await open('')
    const nameless = { ...lead, email: '', phone: ' ', lead_status: 'Incomplete' }
    await api.store.add(nameless, [], api.now())
    api.wait(stepTime)
    expect([await api.worker.sendDue(), await api.rows()]).toEqual([0, []])
    await api.store.update(1, { ...nameless, phone: '0491 570 156' }, [], api.now())
    api.wait(stepTime)
    await api.worker.sendDue()
    expect(mails).toHaveLength(1)
    await api.close()
  })

  it('once to the shopper, however often it comes, and to no stranger', async () => {
    const api = await open('')
    await api.store.add(lead, [], api.now())
    await api.store.add(lead, [], api.now())
    const doubtful = { ...lead, submission_key: 'another-key-of-sixteen', spam_signals: ['trap_filled'] }
    await api.store.add(doubtful, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows(2)).toEqual(['dealer 1 sent 1'])
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'General Enquiry, Mary Lee',
      'Sample Cars received your enquiry',
      '[Doubtful] General Enquiry, Mary Lee',
    ])
    await api.close()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('receipts to a mailbox that others write into forms, in %s', (kind) => {
  const place = (name: string): Place =>
    kind === 'SQLite' ? { file: ':memory:' } : { url: postgres?.fresh(name) ?? '' }
  const receipts = () => mails.filter(({ subject }) => subject?.endsWith('received your enquiry'))
  /** Ways to write one mailbox; a parser may drop a different comment of each. */
  const spellings: readonly ((at: number) => string)[] = [
    () => 'victim@mail.example',
    () => 'Vic.Tim@mail.example',
    (at) => `victim+${at}@Mail.example`,
    (at) => `a${at},victim@mail.example`,
    (at) => `(a${at})victim@mail.example`,
    (at) => `a${at}:victim@mail.example;`,
    (at) => `a${at}<victim@mail.example>`,
    () => '"victim"@mail.example',
  ]
  const send = (api: Awaited<ReturnType<typeof open>>, at: number, email: string) =>
    api.store.add({ ...lead, submission_key: `a-key-of-shopper-${at}`, email }, [], api.now())

  it.skipIf(kind === 'PostgreSQL' && !hasPostgres())(
    'end at so many a day, and the dealer gets every lead',
    async () => {
      const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example]}]', place('flooded'))
      for (let at = 0; at < 20; at++) await send(api, at, spellings[at % spellings.length]?.(at) ?? '')
      await send(api, 20, 'other@mail.example')
      await api.worker.sendDue()
      expect(receipts().filter(({ to }) => [to].flat()[0]?.text === 'other@mail.example')).toHaveLength(1)
      expect(receipts()).toHaveLength(maxDailyReceipts + 1)
      expect(mails).toHaveLength(21 + maxDailyReceipts + 1)
      api.wait(24 * 3_600_000)
      await send(api, 21, 'victim@mail.example')
      await api.worker.sendDue()
      expect(receipts()).toHaveLength(maxDailyReceipts + 2)
      await api.close()
    },
  )

  it.skipIf(kind === 'PostgreSQL' && !hasPostgres())(
    'are taken back where a lead comes to that address by a change',
    async () => {
      const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example]}]', place('changed'))
      for (let at = 0; at < maxDailyReceipts; at++) await send(api, at, 'victim@mail.example')
      await send(api, 20, 'other@mail.example')
      await api.store.update(
        maxDailyReceipts + 1,
        { ...lead, submission_key: 'a-key-of-shopper-20', email: 'victim@mail.example' },
        [],
        api.now(),
      )
      await api.worker.sendDue()
      expect(receipts()).toHaveLength(maxDailyReceipts)
      await api.close()
    },
  )
})

describe('what does not arrive', () => {
  it('is tried again, each time later, and given up in the end', async () => {
    const api = await open("receipt: false\nreceivers: [{name: hub, via: adf-post, url: 'http://127.0.0.1:PORT/'}]")
    await api.store.add(lead, [], api.now())
    trouble.http = Array.from({ length: maxDeliveryAttempts }, (_, at) => (at % 2 === 0 ? 503 : 302))
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['hub 1 waiting 1'])
    expect(await api.worker.sendDue()).toBe(0)
    for (let at = 1; at < maxDeliveryAttempts; at++) {
      api.wait(8 * 3_600_000)
      await api.worker.sendDue()
    }
    expect(await api.rows()).toEqual([`hub 1 dead ${maxDeliveryAttempts}`])
    expect(await countDeliveries(api.db, null)).toEqual({ waiting: 0, sent: 0, dead: 1, withdrawn: 0 })
    expect(api.told[0]).toMatch(/^lead 1 did not reach hub: 127\.0\.0\.1:\d+ answered 503$/)
    expect(await sendAgain(api.db, 1, api.now())).toBe(true)
    await api.worker.sendDue()
    expect([await api.rows(), posts.length]).toEqual([['hub 1 sent 1'], 1])
    expect(await sendAgain(api.db, 1, api.now())).toBe(false)
    await api.close()
  })

  test.each([
    ['a mailbox that does not exist', 'dead', { boxes: '550 no such user here' }],
    ['a mailbox that moved', 'dead', { boxes: '551 not local' }],
    ['a domain that takes no mail', 'dead', { boxes: '556 no mail here' }],
    ['a mailbox that is busy', 'waiting', { boxes: '450 try again later' }],
    ['a mailbox that is full', 'waiting', { boxes: '552 over quota' }],
    ['a full one by another code', 'waiting', { boxes: '550 5.2.2 mailbox full' }],
    ['no password', 'waiting', { sender: '530 authentication required' }],
    ['a wrong password', 'waiting', { sender: '535 authentication failed' }],
    ['a sender that may not send', 'waiting', { sender: '550 not yours' }],
    ['a sender that is refused with its mailbox', 'waiting', { boxes: '553 5.1.8 sender address rejected' }],
    ['no password, told late', 'waiting', { boxes: '550 relay not permitted' }],
    ['no password, told late by another code', 'waiting', { boxes: '550 5.7.1 access denied' }],
    ['a mail that is refused', 'waiting', { data: 554 }],
    ['a full mailbox, told late', 'waiting', { data: 452 }],
  ] as const)('by mail: %s', async (_reason, state, refused) => {
    const api = await open('receipt: false')
    trouble.smtp = 'data' in refused ? [refused.data] : []
    refusals.sender = 'sender' in refused ? refused.sender : null
    refusals.boxes = 'boxes' in refused ? { 'desk@sample.example': refused.boxes } : {}
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual([`dealer 1 ${state} 1`])
    expect((await deliveriesOf(api.db, [1])).get(1)?.[0]?.last_error).toMatch(/\d{3} \w/)
    await api.close()
  })

  it('is told to the log without the address of a shopper, whom servers name when they refuse', async () => {
    const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example]}]')
    const said = (address: string) => `550 5.1.1 <${address}>: Recipient address rejected`
    refusals.boxes = Object.fromEntries([lead.email, 'a@sample.example'].map((each) => [each, said(each)]))
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(api.told.toSorted()).toEqual([
      `lead 1 did not reach @receipt: Can't send mail - all recipients were rejected: ${said('(an address)')}`,
      `lead 1 did not reach sales: Can't send mail - all recipients were rejected: ${said('a@sample.example')}`,
    ])
    await api.close()
  })

  it('waits for a sender for as long as nobody names one, and goes out soon after', async () => {
    const api = await open('')
    api.senders.from = null
    await api.store.add(lead, [], api.now())
    for (let at = 0; at < 2 * maxDeliveryAttempts; at++) {
      await api.worker.sendDue()
      api.wait(8 * 3_600_000)
    }
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 waiting 0', '@receipt 1 waiting 0'])
    expect((await deliveriesOf(api.db, [1])).get(1)?.[0]?.last_error).toMatch(
      /^Nobody to send from: set LEADS_MAIL_FROM/,
    )
    // It was told when the process started.
    expect(api.told).toEqual([])
    api.senders.from = 'leads@platform.example'
    api.wait(10 * 60_000)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receipt 1 sent 1'])
    await api.close()
  })

  it('waits for a file that broke after it was planned', async () => {
    const api = await open('receivers: [{name: sales, via: email, to: [a@sample.example]}]')
    await api.store.add({ ...lead, lead_status: 'Incomplete' }, [], api.now())
    await api.restart(null)
    api.wait(stepTime)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 waiting 0'])
    await api.restart('receivers: [{name: sales, via: email, to: [b@sample.example]}]')
    api.wait(10 * 60_000)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 sent 1'], [['b@sample.example']]])
    await api.close()
  })

  it('waits for somebody where no try will help: no secret, a receiver that went', async () => {
    const hook =
      "receipt: false\nreceivers: [{name: hub, via: webhook, url: 'http://127.0.0.1:PORT/', secret_env: FORECOURT_DEALER_NONE}]"
    const api = await open(hook)
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect([await api.rows(), api.told]).toEqual([
      ['hub 1 dead 1'],
      ['lead 1 did not reach hub: The variable FORECOURT_DEALER_NONE is not set.'],
    ])
    await api.close()
  })

  it('says in staff’s words why nobody answered, and who that was', async () => {
    const api = await open(
      "receipt: false\nreceivers: [{name: hub, via: adf-post, url: 'https://127.0.0.1:PORT/'}, {name: crm, via: adf-post, url: 'http://127.0.0.1:2/'}]",
    )
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    const said = (await deliveriesOf(api.db, [1])).get(1)?.map(({ last_error }) => last_error)
    expect(said).toEqual([
      expect.stringMatching(/^127\.0\.0\.1:\d+: it cannot be asked: .*(?:SSL|TLS|packet)/i),
      '127.0.0.1:2: nothing listens there (ECONNREFUSED)',
    ])
    await api.close()
  })

  it('is begun again by the next process when one dies in the middle', async () => {
    const api = await open('receipt: false')
    await api.store.add(lead, [], api.now())
    const until = new Date(start.getTime() + 60_000).toISOString()
    await api.db.updateTable('deliveries').set({ claimed_until: until, attempts: 1 }).execute()
    expect(await api.worker.sendDue()).toBe(0)
    api.wait(61_000)
    expect(await api.worker.sendDue()).toBe(1)
    expect(await api.rows()).toEqual(['dealer 1 sent 1'])
    await api.close()
  })

  describe('once the clock is set back that was years ahead', () => {
    const years = 10 * 365 * 86_400_000

    it('is tried again', async () => {
      const api = await open('receipt: false')
      api.wait(years)
      await api.store.add(lead, [], api.now())
      trouble.smtp.push(451)
      await api.worker.sendDue()
      api.wait(-years)
      expect([await api.worker.sendDue(), await api.rows()]).toEqual([1, ['dealer 1 sent 2']])
      await api.close()
    })

    it('is taken over from a process that died meanwhile, and from none that is at work', async () => {
      const api = await open('receipt: false')
      await api.store.add(lead, [], api.now())
      const claimed = (ms: number) => ({ claimed_until: new Date(start.getTime() + ms).toISOString(), attempts: 1 })
      await api.db
        .updateTable('deliveries')
        .set(claimed(3 * 60_000))
        .execute()
      expect(await api.worker.sendDue()).toBe(0)
      await api.db.updateTable('deliveries').set(claimed(years)).execute()
      api.wait(-1)
      expect([await api.worker.sendDue(), await api.rows()]).toEqual([0, ['dealer 1 waiting 1']])
      api.wait(1)
      expect([await api.worker.sendDue(), await api.rows()]).toEqual([1, ['dealer 1 sent 1']])
      await api.close()
    })

    it('waits for its next step, or for its file, as long as ever', async () => {
      const api = await open('receipt: false')
      await api.store.add({ ...lead, lead_status: 'Incomplete' }, [], api.now())
      api.wait(stepTime - 1)
      expect(await api.worker.sendDue()).toBe(0)
      await api.close()
      const held = await open(null)
      await held.store.add(lead, [], held.now())
      await held.worker.sendDue()
      expect(await held.rows()).toEqual(['dealer 1 sent 1', '@receivers 1 waiting 0'])
      await held.close()
    })
  })

  it('is not given up because processes died, however many', async () => {
    const api = await open('receipt: false')
    await api.store.add(lead, [], api.now())
    for (let died = 0; died < maxDeliveryAttempts + 3; died++) {
      await claimDue(api.db, api.now(), 10, false)
      await releaseClaims(api.db)
    }
    trouble.smtp.push(451)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 waiting 1'])
    api.wait(36_001)
    await api.worker.sendDue()
    expect([await api.rows(), mails.length]).toEqual([['dealer 1 sent 2'], 1])
    await api.close()
  })

  test.each([
    [1, 30_000],
    [2, 60_000],
    [8, 3_840_000],
    [12, 21_600_000],
  ])('after try %i waits about %i ms', (attempts, ms) => {
    expect([backoffDelay(attempts, 0), backoffDelay(attempts, 0.5), backoffDelay(attempts, 1)]).toEqual([
      ms * 0.8,
      ms,
      ms * 1.2,
    ])
  })

  it('goes on trying through a night and the day after it, before a delivery is given up', () => {
    const pauses = Array.from({ length: maxDeliveryAttempts - 1 }, (_, at) => backoffDelay(at + 1, 0.5))
    const hours = pauses.reduce((sum, pause) => sum + pause) / 3_600_000
    expect(hours).toBeGreaterThan(36)
    expect(hours).toBeLessThan(42)
  })
})

describe('several processes with one PostgreSQL', () => {
  if (!hasPostgres()) return it.skip(withoutPostgres, () => undefined)

  it('send every delivery once', async () => {
    const place = { url: postgres?.fresh('queue') ?? '' }
    const first = await open('receipt: false', place)
    const second = await open('receipt: false', place)
    for (let at = 0; at < 60; at++)
      await first.store.add({ ...lead, submission_key: `key-of-sixteen-signs-${at}` }, [], first.now())
    await Promise.all([first.worker.sendDue(), second.worker.sendDue()])
    await vi.waitUntil(async () => (await countDeliveries(first.db, null)).sent === 60, { timeout: 20_000 })
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(60)
    expect(mails).toHaveLength(60)
    await first.close()
    await second.close()
  })
})

describe('a mail server that is slow', () => {
  afterEach(() => vi.useRealTimers())

  it('keeps a delivery with the process that sends it, for as long as it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const api = await open('receipt: false')
    const { promise, resolve: answers } = Promise.withResolvers<void>()
    held.until = promise
    onTestFinished(() => answers())
    await api.store.add(lead, [], api.now())
    const sending = api.worker.sendDue()
    for (let at = 0; at < 6; at++) {
      api.wait(30_000)
      const until = new Date(api.now().getTime() + 120_000).toISOString()
      await vi.waitUntil(async () => {
        vi.advanceTimersByTime(30_000)
        return (await claimsIn(api.db)).includes(until)
      })
      expect(await claimDue(api.db, api.now(), 10, false)).toEqual([])
    }
    answers()
    await sending
    expect([await api.rows(), mails.length]).toEqual([['dealer 1 sent 1'], 1])
    expect(await claimsIn(api.db)).toEqual([null])
    await api.close()
  })

  it('keeps nothing that was told how it ended', async () => {
    const api = await open('receipt: false')
    await api.store.add(lead, [], api.now())
    const [delivery] = await claimDue(api.db, api.now(), 10, false)
    if (delivery) await markFailed(api.db, delivery, new Error('busy'), api.now())
    if (delivery) await renewClaim(api.db, delivery, api.now())
    expect(await claimsIn(api.db)).toEqual([null])
    await api.close()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('a mail that some of its mailboxes refuse, in %s', (kind) => {
  if (kind === 'PostgreSQL' && !hasPostgres()) return it.skip(withoutPostgres, () => undefined)
  const place = (name: string): Place =>
    kind === 'SQLite' ? { file: ':memory:' } : { url: postgres?.fresh(name) ?? '' }
  const yaml = (to: string, via = 'email') => `receipt: false\nreceivers: [{name: sales, via: ${via}, to: [${to}]}]`
  const [first, busy] = ['first@sample.example', 'busy@Sample.example']
  const both = yaml(`${first}, ${busy}`)
  const errorOf = async ({ db }: Awaited<ReturnType<typeof open>>) =>
    (await deliveriesOf(db, [1])).get(1)?.at(-1)?.last_error

  test.each(['email', 'adf-email'])('is tried again at those alone: %s', async (via) => {
    const api = await open(yaml(`${first}, ${busy}`, via), place(`refused_${via.replace('-', '_')}`))
    refusals.boxes = { 'busy@sample.example': '450 try again later' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 waiting 1'], [[first]]])
    expect(await errorOf(api)).toBe('busy@sample.example: 450 try again later')
    api.wait(60_000)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 waiting 2'], [[first]]])
    expect(await errorOf(api)).toBe('busy@sample.example: 450 try again later')
    refusals.boxes = {}
    api.wait(120_000)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 sent 3'], [[first], ['busy@sample.example']]])
    expect(new Set(mails.map(({ messageId, to }) => `${messageId} ${[to].flat()[0]?.text}`)).size).toBe(1)
    await api.close()
  })

  it('is given up at once where they do so for good, and not while one of them may take it', async () => {
    const api = await open(yaml(`${first}, gone@sample.example, ${busy}`), place('refused_gone'))
    refusals.boxes = { 'gone@sample.example': '550 no such user', 'busy@sample.example': '450 try again later' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 waiting 1'])
    refusals.boxes = { 'gone@sample.example': '550 no such user' }
    api.wait(60_000)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 dead 2'], [[first], ['busy@sample.example']]])
    expect([await errorOf(api), api.told.at(-1)]).toEqual([
      'gone@sample.example: 550 no such user',
      'lead 1 did not reach sales: gone@sample.example: 550 no such user',
    ])
    await api.close()
  })

  it('goes to a mailbox that was mended in the file, and to nobody who has it', async () => {
    const api = await open(both, place('refused_mended'))
    refusals.boxes = { 'busy@sample.example': '550 no such user' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    await api.restart(yaml(`${first}, mended@sample.example`))
    await sendAgain(api.db, 1, api.now())
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 sent 1'], [[first], ['mended@sample.example']]])
    await api.close()
  })

  it('has arrived once whoever refused it receives nothing any more', async () => {
    const api = await open(both, place('refused_left'))
    refusals.boxes = { 'busy@sample.example': '450 try again later' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    await api.restart(yaml(first))
    api.wait(60_000)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['sales 1 sent 2'], [[first]]])
    await api.close()
  })

  it('gives way to the next one when the lead changes: all of them get that', async () => {
    const api = await open(both, place('refused_changed'))
    refusals.boxes = { 'busy@sample.example': '450 try again later' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    await api.store.update(1, { ...lead, message: 'Sooner' }, [], api.now())
    refusals.boxes = {}
    api.wait(60_000)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['sales 1 sent 1', 'sales 2 sent 1'])
    expect(envelopes).toEqual([[first], [first, 'busy@sample.example']])
    await api.close()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('a lead that is for others before it went out, in %s', (kind) => {
  if (kind === 'PostgreSQL' && !hasPostgres()) return it.skip(withoutPostgres, () => undefined)
  const place = (name: string): Place =>
    kind === 'SQLite' ? { file: ':memory:' } : { url: postgres?.fresh(name) ?? '' }
  const [inGeelong, inRichmond] = ['geelong@sample.example', 'richmond@sample.example']
  const yaml = `receipt: false
receivers:
  - {name: geelong, via: email, to: [${inGeelong}, boss@sample.example], locations: [geelong]}
  - {name: richmond, via: email, to: [${inRichmond}], locations: [richmond]}`
  const at = (location_id: string, lead_status = 'Complete') => ({ ...lead, location_id, lead_status })

  it('goes to them alone', async () => {
    const api = await open(yaml, place('moved'))
    await api.store.add(at('geelong', 'Incomplete'), [], api.now())
    expect(await api.rows()).toEqual(['geelong 1 waiting 0'])
    await api.store.update(1, at('richmond'), [], api.now())
    api.wait(stepTime)
    await api.worker.sendDue()
    expect([await api.rows(), envelopes]).toEqual([['richmond 1 sent 1'], [[inRichmond]]])
    await api.close()
  })

  it('goes to the first all the same when it comes back to them', async () => {
    const api = await open(yaml, place('moved_back'))
    await api.store.add(at('geelong', 'Incomplete'), [], api.now())
    await api.store.update(1, at('richmond', 'Incomplete'), [], api.now())
    await api.store.update(1, at('geelong'), [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['geelong 1 sent 1'])
    await api.close()
  })

  it('goes out no more once nobody can answer it, and to no stranger', async () => {
    const api = await open('', place('moved_away'))
    await api.store.add({ ...lead, lead_status: 'Incomplete' }, [], api.now())
    await api.store.update(1, { ...lead, lead_status: 'Incomplete', email: '', phone: '' }, [], api.now())
    expect(await api.rows()).toEqual([])
    await api.store.update(1, lead, [], api.now())
    await api.store.update(1, { ...lead, lead_status: 'Complete', spam_signals: ['trap_filled'] }, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1'])
    await api.close()
  })

  test.each([
    ['nobody took yet', { [inGeelong]: '450 later', 'boss@sample.example': '450 later' }, 'withdrawn'],
    ['some have', { [inGeelong]: '450 later' }, 'sent'],
  ])('shows a try that %s, and makes no other', async (_reason, boxes, state) => {
    const api = await open(yaml, place(`moved_tried_${state}`))
    refusals.boxes = boxes
    await api.store.add(at('geelong'), [], api.now())
    await api.worker.sendDue()
    await api.store.update(1, at('richmond'), [], api.now())
    refusals.boxes = {}
    api.wait(60_000)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual([`geelong 1 ${state} 1`, 'richmond 1 sent 1'])
    expect((await deliveriesOf(api.db, [1])).get(1)?.[0]?.last_error).toBe(null)
    expect(envelopes.flat()).not.toContain(inGeelong)
    expect(api.told).toHaveLength(1)
    await api.store.update(1, { ...at('geelong'), message: 'Here after all' }, [], api.now())
    await api.worker.sendDue()
    expect((await api.rows()).at(-1)).toBe('geelong 2 sent 1')
    await api.close()
  })

  it('is no failure of the first where a process was about to send it', async () => {
    const api = await open(yaml, place('moved_claimed'))
    await api.store.add(at('geelong'), [], api.now())
    await claimDue(api.db, api.now(), 10, kind === 'PostgreSQL')
    await api.store.update(1, at('richmond'), [], api.now())
    api.wait(3 * 60_000)
    await api.worker.sendDue()
    expect([await api.rows(), api.told]).toEqual([['geelong 1 withdrawn 1', 'richmond 1 sent 1'], []])
    expect(envelopes).toEqual([[inRichmond]])
    await api.close()
  })

  it('goes out under an id of its own when it changes after a try that may have arrived, and the receipt does not', async () => {
    const both = "receivers: [{name: hub, via: adf-post, url: 'http://127.0.0.1:PORT/'}]"
    const api = await open(both, place('tried'))
    trouble.http = [503]
    refusals.boxes = { 'mary@example.com': '450 try again later' }
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['hub 1 waiting 1', '@receipt 1 waiting 1'])
    await api.store.update(1, { ...lead, message: 'Sooner' }, [], api.now())
    expect(await api.rows()).toEqual(['hub 2 waiting 0', '@receipt 1 waiting 1'])
    refusals.boxes = {}
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['hub 2 sent 1', '@receipt 1 sent 2'])
    expect(posts.map(({ headers }) => headers['idempotency-key'])).toEqual(['sample-1-hub-2'])
    await api.close()
  })

  it('is not through when a process that was taken for dead says so of what was there before', async () => {
    const api = await open('receipt: false', place('late_word'))
    await api.store.add(lead, [], api.now())
    const [old] = await claimDue(api.db, api.now(), 10, kind === 'PostgreSQL')
    api.wait(3 * 60_000)
    await api.store.update(1, { ...lead, message: 'Sooner' }, [], api.now())
    if (old) await markSent(api.db, old, api.now())
    if (old) await markFailed(api.db, old, new Error('late'), api.now())
    expect(await api.rows()).toEqual(['dealer 2 waiting 0'])
    await api.close()
  })

  it('stays where it was going when there is no other', async () => {
    const api = await open(yaml, place('moved_nowhere'), sampleSite('phone: 02 9000 0000'))
    await api.store.add(at('geelong', 'Incomplete'), [], api.now())
    await api.store.update(1, at('nowhere'), [], api.now())
    api.wait(stepTime)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['geelong 1 dead 1'])
    await api.close()
  })

  it('is a failure where the file changed and nobody else has it', async () => {
    const api = await open(yaml, place('moved_file'))
    await api.store.add(at('geelong', 'Incomplete'), [], api.now())
    await api.restart(yaml.replaceAll('locations: [geelong]', 'locations: [elsewhere]'))
    api.wait(stepTime)
    await api.worker.sendDue()
    expect([await api.rows(), api.told]).toEqual([
      ['geelong 1 dead 1'],
      ['lead 1 did not reach geelong: The dealer’s leads.yaml gives it no such lead any more.'],
    ])
    await api.close()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('a lead of a dealer whose leads.yaml cannot be used, in %s', (kind) => {
  if (kind === 'PostgreSQL' && !hasPostgres()) return it.skip(withoutPostgres, () => undefined)
  const place = (name: string): Place =>
    kind === 'SQLite' ? { file: ':memory:' } : { url: postgres?.fresh(name) ?? '' }
  const mended = 'receivers: [{name: sales, via: email, to: [a@sample.example]}]'

  it('goes to the dealer at once, and to the receivers when it is mended', async () => {
    const api = await open(null, place('held'))
    await api.store.add(lead, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receivers 1 waiting 0'])
    expect((await deliveriesOf(api.db, [1])).get(1)?.[1]?.last_error).toContain('leads.yaml holds a mistake')
    expect(await api.restart(null)).toBe(0)
    expect(await api.restart(mended)).toBe(1)
    expect(await api.restart(mended)).toBe(0)
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receivers 1 sent 0', 'sales 1 sent 1', '@receipt 1 sent 1'])
    const [first, ...atOnce] = mails.map(({ to }) => [to].flat()[0]?.text)
    expect([first, ...atOnce.sort()]).toEqual(['desk@sample.example', 'a@sample.example', 'mary@example.com'])
    await api.close()
  })

  it('is planned once, by however many processes that start, and after "Send again" too', async () => {
    const api = await open(null, place('held_again'))
    await api.store.add(lead, [], api.now())
    await sendAgain(api.db, 1, api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receivers 1 dead 1'])
    expect(await Promise.all([api.restart(mended), api.restart(mended)])).toEqual(expect.arrayContaining([1, 0]))
    await api.close()
  })

  it('waits on when it changes', async () => {
    const api = await open(null, place('held_changed'))
    await api.store.add({ ...lead, lead_status: 'Incomplete' }, [], api.now())
    await api.store.update(1, { ...lead, lead_status: 'Complete' }, [], api.now())
    await api.worker.sendDue()
    expect(await api.rows()).toEqual(['dealer 1 sent 1', '@receivers 1 waiting 0'])
    await api.close()
  })
})

it('is kept to be looked at where there is no mail server', async () => {
  const { db, ready } = openDatabase({ file: ':memory:' })
  await ready
  const mail = { from: 'a@b.example', to: ['c@d.example'], subject: 'Hello', text: 'Words', messageId: '<1@b.example>' }
  await outboxMailer(db).send(mail, start)
  expect(await db.selectFrom('outbox').select(['receiver', 'subject', 'text']).execute()).toEqual([
    { receiver: 'c@d.example', subject: 'Hello', text: 'Words' },
  ])
  await db.destroy()
})

describe('who receives a lead', () => {
  const stored = (more: object): StoredLead => ({
    id: 1,
    received_at: '',
    updated_at: '',
    lead: { ...lead, ...more },
    files: [],
  })
  const yaml = `receivers:
  - {name: workshop, via: email, to: [w@x.example], departments: [service]}
  - {name: drives, via: email, to: [t@x.example], forms: [test-drive], locations: ['11']}
  - {name: fleet, via: email, to: [f@x.example], categories: [Fleet]}`
  const file = readSample(yaml)
  test.each([
    ['the workshop', { category: 'Service Booking' }, ['workshop']],
    ['a form of a place', { form_name: 'test-drive', location_id: '11' }, ['drives']],
    ['a category', { category: 'Fleet' }, ['fleet']],
    ['nobody that was named: the dealer', { form_name: 'test-drive', location_id: '12' }, ['dealer']],
  ])('%s', (_reason, more, names) => {
    expect(receiversOf(stored(more), { site, file }).map(({ name }) => name)).toEqual(names)
  })
})
