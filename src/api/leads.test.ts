import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { readAnswer } from './lead-answer.ts'
import { type LeadParcel, leadAddress, type SendDependencies, sendLead } from './leads.ts'

const api = { base: '', mock: false }
const lead = { website_slug: 'north', email: 'mary@example.com', submission_key: 'k'.repeat(20) }

interface Call {
  readonly address: string
  readonly method: string
  readonly type: string | null
  readonly body: unknown
}

/** Dependencies whose requests are answered from a list in turn; an Error is a network failure. */
function browserWith(answers: readonly (Response | Error)[]) {
  const calls: Call[] = []
  const pauses: number[] = []
  const dependencies: SendDependencies = {
    fetch: async (address, init) => {
      const answer = answers[calls.length] ?? new Error('No more answers')
      const type = new Headers(init?.headers).get('content-type')
      calls.push({ address: String(address), method: init?.method ?? 'GET', type, body: init?.body })
      if (answer instanceof Error) throw answer
      return answer.clone()
    },
    wait: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  }
  return { dependencies, calls, pauses }
}

const json = (status: number, body: unknown) => Response.json(body, { status })
const offline = new TypeError('Failed to fetch')
const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })

describe('where a lead goes', () => {
  it('is POST /api/leads with the lead as the single key of a JSON body (S7.1, S7.2)', async () => {
    const { dependencies, calls } = browserWith([json(201, { id: 99 })])
    expect(await sendLead(api, { lead }, dependencies)).toEqual({ kind: 'sent', id: 99 })
    expect(calls).toEqual([
      { address: '/api/leads', method: 'POST', type: 'application/json', body: JSON.stringify({ lead }) },
    ])
  })

  it('is PUT /api/leads/{lead_id} once there is an id (S7.6, S4.72, S7.5)', async () => {
    const { dependencies, calls } = browserWith([json(200, { id: 99 })])
    await sendLead(api, { lead, leadId: 99 }, dependencies)
    expect(calls[0]).toMatchObject({ address: '/api/leads/99', method: 'PUT' })
  })

  it('tells what was taken back in a change alone (S4.68)', async () => {
    const words = { ...lead, message: '', skipped_steps: [] }
    const { dependencies, calls } = browserWith([json(409, { existing: 7 }), json(201, { id: 7 })])
    await sendLead(api, { lead: words }, dependencies)
    expect(calls.map(({ body }) => JSON.parse(String(body)).lead)).toEqual([lead, words])
  })

  it('is multipart to /api/leads/with-files when files are attached (S7.7)', async () => {
    const { dependencies, calls } = browserWith([json(201, { id: 1 })])
    await sendLead(api, { lead, files: [new File(['x'], 'front.jpg')] }, dependencies)
    const form = calls[0]?.body as FormData
    expect(calls[0]).toMatchObject({ address: '/api/leads/with-files', method: 'POST', type: null })
    expect([...form.keys()]).toEqual(['lead[website_slug]', 'lead[email]', 'lead[submission_key]', 'files[]'])
  })

  it('names the lead that files of a later step belong to (S7.5)', async () => {
    const { dependencies, calls } = browserWith([json(200, { id: 99 })])
    await sendLead(api, { lead, leadId: 99, files: [new File(['x'], 'front.jpg')] }, dependencies)
    const form = calls[0]?.body as FormData
    expect(form.get('lead[lead_id]')).toBe('99')
  })

  test.each<[string, Partial<LeadParcel>, string]>([
    ['a new lead', {}, 'POST /mock/leads'],
    ['a later step', { leadId: 99 }, 'PUT /mock/leads/99'],
    ['files', { files: [new File(['x'], 'front.jpg')] }, 'POST /mock/leads/with-files'],
  ])('sends %s to the mock of a site that mocks (S7.8)', async (_reason, parcel, request) => {
    const { dependencies, calls } = browserWith([json(200, { id: 99 })])
    await sendLead({ ...api, mock: true }, { lead, ...parcel }, dependencies)
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([request])
  })

  it('is POST /api/carClarityCustomer with the form data itself where the site says so (S7.9, S7.10)', async () => {
    const { dependencies, calls } = browserWith([json(201, { id: 1 })])
    await sendLead(api, { lead, target: 'car-clarity' }, dependencies)
    expect(calls[0]).toMatchObject({ address: '/api/carClarityCustomer', body: JSON.stringify(lead) })
  })

  it('takes files along to the finance partner (S7.10)', async () => {
    const { dependencies, calls } = browserWith([json(201, { id: 1 })])
    await sendLead(api, { lead, target: 'car-clarity', files: [new File(['x'], 'front.jpg')] }, dependencies)
    expect(calls[0]).toMatchObject({ address: '/api/carClarityCustomer', type: null })
    const form = calls[0]?.body as FormData
    expect(form.getAll('files[]')).toHaveLength(1)
  })

  test.each([
    ['the mock of a site that mocks', { base: '', mock: true }, '/mock/leads'],
    [
      'another host where one is configured (S7.1)',
      { base: 'https://leads.example', mock: false },
      'https://leads.example/api/leads',
    ],
  ])('is %s', (_reason, where, address) => {
    expect(leadAddress(where, 'leads')).toBe(address)
  })
})

describe('what counts as success', () => {
  test.each([
    ['an id (S7.4)', 200, { id: 99 }, { kind: 'sent', id: 99 }],
    ['a text as id', 201, { id: 'a1' }, { kind: 'sent', id: 'a1' }],
    ['lead_id in its place (S7.25)', 200, { lead_id: 9 }, { kind: 'sent', id: 9 }],
    ['no id: not a success (S8.7)', 200, {}, { kind: 'unsent', message: null, mayRetry: false }],
    ['an empty id', 200, { id: '' }, { kind: 'unsent', message: null, mayRetry: false }],
    ['null as id', 200, { id: null }, { kind: 'unsent', message: null, mayRetry: false }],
    ['a page instead of an answer', 200, null, { kind: 'unsent', message: null, mayRetry: false }],
    ['an id in a failure', 500, { id: 99 }, { kind: 'unsent', message: null, mayRetry: true }],
    ['too many requests', 429, { message: 'Slow down' }, { kind: 'unsent', message: 'Slow down', mayRetry: true }],
    ['a refusal in words (S7.25, S8.2)', 400, { error: 'Quota' }, { kind: 'refused', message: 'Quota', fields: {} }],
    [
      'a refusal of fields',
      422,
      { email: ['is invalid'] },
      { kind: 'refused', message: null, fields: { email: 'is invalid' } },
    ],
    [
      'a refusal of fields under errors',
      422,
      { message: 'Check', errors: { email: ['x'] } },
      { kind: 'refused', message: 'Check', fields: { email: 'x' } },
    ],
    ['a key known with other content', 409, { existing: 4 }, { kind: 'known', id: 4 }],
    ['a conflict without an id', 409, {}, { kind: 'refused', message: null, fields: {} }],
    ['a page of a wall before the API: nobody read it', 406, null, { kind: 'unsent', message: null, mayRetry: false }],
    ['a proxy that takes no such request', 400, null, { kind: 'unsent', message: null, mayRetry: false }],
    ['files too large for a proxy', 413, null, { kind: 'refused', message: null, fields: {} }],
    ['files too large', 413, { message: 'Too large' }, { kind: 'refused', message: 'Too large', fields: {} }],
  ])('%s', (_reason, status, body, answer) => {
    expect(readAnswer(status, body)).toEqual(answer)
  })

  it('never is anything without an id, whatever comes back (S7.45, S8.7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.jsonValue(), (status, body) => {
        const answer = readAnswer(status, body)
        if (answer.kind === 'sent') {
          expect(status).toBeLessThan(300)
          expect(['string', 'number']).toContain(typeof answer.id)
        }
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('trying again', () => {
  test.each<[string, readonly (Response | Error)[], string, number]>([
    ['after the network failed', [offline, json(201, { id: 1 })], 'sent', 2],
    ['after 500', [json(500, {}), json(201, { id: 1 })], 'sent', 2],
    ['after 429 and 503', [json(429, {}), json(503, {}), json(201, { id: 1 })], 'sent', 3],
    ['three times at most', [offline, offline, offline, json(201, { id: 1 })], 'unsent', 3],
    ['never after a refusal', [json(422, {}), json(201, { id: 1 })], 'refused', 1],
    ['not at once when nobody may read it', [json(401, {}), json(201, { id: 1 })], 'unsent', 1],
    ['not at once when nobody is there', [json(404, {}), json(201, { id: 1 })], 'unsent', 1],
    ['not at once when the answer has no id', [json(200, {}), json(201, { id: 1 })], 'unsent', 1],
    ['not at once when the answer is a page', [page, json(201, { id: 1 })], 'unsent', 1],
  ])('%s', async (_reason, answers, kind, tries) => {
    const { dependencies, calls } = browserWith(answers)
    expect((await sendLead(api, { lead }, dependencies)).kind).toBe(kind)
    expect(calls).toHaveLength(tries)
  })

  it('waits longer each time, with jitter', async () => {
    const { dependencies, pauses } = browserWith([offline, offline, offline])
    await sendLead(api, { lead }, dependencies)
    expect(pauses).toEqual([750, 1500])
  })

  it('sends the same body each time, key included', async () => {
    const { dependencies, calls } = browserWith([offline, json(500, {}), json(201, { id: 1 })])
    await sendLead(api, { lead }, dependencies)
    expect(new Set(calls.map((call) => call.body)).size).toBe(1)
  })

  it('gives files the time they take, and no more than three minutes', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const file = (size: number) => ({ ...new File(['x'], 'a.jpg'), size }) as File
    for (const files of [[], [file(1_000_000)], [file(20_000_000)]])
      await sendLead(api, { lead, files }, browserWith([json(422, {})]).dependencies)
    expect(limits.mock.calls.map(([ms]) => ms)).toEqual([10_000, 30_000, 180_000])
    limits.mockRestore()
  })

  it('sends a lead anew when its id is known to nobody any more', async () => {
    const { dependencies, calls } = browserWith([json(404, {}), json(201, { id: 5 })])
    const whole = { ...lead, lead_id: 4 }
    expect(await sendLead(api, { lead: whole, leadId: 4 }, dependencies)).toEqual({ kind: 'sent', id: 5 })
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual(['PUT /api/leads/4', 'POST /api/leads'])
    expect(calls[1]?.body).toBe(JSON.stringify({ lead }))
  })

  it('asks once more only where nobody is there at all', async () => {
    const { dependencies, calls } = browserWith([json(404, {}), json(404, {})])
    expect((await sendLead(api, { lead, leadId: 4 }, dependencies)).kind).toBe('unsent')
    expect(calls).toHaveLength(2)
  })

  it('keeps the files when a lead is known with other content', async () => {
    const { dependencies, calls } = browserWith([json(409, { existing: 4 }), json(201, { id: 4 })])
    expect(await sendLead(api, { lead, files: [new File(['x'], 'a.jpg')] }, dependencies)).toEqual({
      kind: 'sent',
      id: 4,
    })
    const form = calls[1]?.body as FormData
    expect([calls[1]?.address, form.get('lead[lead_id]'), form.getAll('files[]').length]).toEqual([
      '/api/leads/with-files',
      '4',
      1,
    ])
  })

  it('turns a lead the finance partner knows with other content into a change of it', async () => {
    const { dependencies, calls } = browserWith([json(409, { existing: 4 }), json(200, { id: 4 })])
    const step = { lead, target: 'car-clarity', leadId: 4 } as const
    expect(await sendLead(api, step, dependencies)).toEqual({ kind: 'sent', id: 4 })
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST /api/carClarityCustomer',
      'PUT /api/leads/4',
    ])
  })

  it('turns a lead that is known with other content into a change of it', async () => {
    const { dependencies, calls } = browserWith([json(409, { existing: 4 }), json(200, { id: 4 })])
    expect(await sendLead(api, { lead }, dependencies)).toEqual({ kind: 'sent', id: 4 })
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual(['POST /api/leads', 'PUT /api/leads/4'])
  })
})
