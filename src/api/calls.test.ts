import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { appointmentSlots } from './appointments.ts'
import { type CallApi, call, callAddress, fetchJson } from './call.ts'
import { financeDisclaimer } from './finance-disclaimer.ts'
import { nevdis } from './nevdis.ts'
import { recordPhoneCall, recordReveal } from './phone.ts'
import { lookUpRego } from './rego.ts'
import { snap21Rating } from './reviews.ts'

const api: CallApi = { base: '', mock: false, paths: {} }

/** A fetch with a fixed response, and the calls it received. */
function asked(status: number, body: unknown) {
  const calls: {
    readonly address: string
    readonly method: string
    readonly body: unknown
    readonly keepalive: unknown
  }[] = []
  const ask: typeof fetch = async (address, init) => {
    const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ address: String(address), method: init?.method ?? 'GET', body: sent, keepalive: init?.keepalive })
    if (status === 0) throw new TypeError('Failed to fetch')
    return body instanceof Response ? body : Response.json(body, { status })
  }
  return { ask, calls }
}

afterEach(() => vi.restoreAllMocks())
const consoleErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('where a call goes', () => {
  test.each([
    ['its own path', api, '/api/reveal-phone'],
    ['the mock of a site that mocks (S7.8)', { ...api, mock: true }, '/mock/reveal-phone'],
    ['the path a dealer moved it to (S7.28)', { ...api, paths: { reveal_phone: '/x/reveal' } }, '/x/reveal'],
    ['another host', { ...api, base: 'https://leads.example' }, 'https://leads.example/api/reveal-phone'],
  ])('%s', (_reason, where, address) => {
    expect(callAddress(where, 'reveal_phone', '/api/reveal-phone')).toBe(address)
  })
})

describe('a file that is asked for', () => {
  /** The `RequestInit` of the first request. */
  async function requested(get: (ask: typeof fetch) => Promise<unknown>) {
    const inits: (RequestInit | undefined)[] = []
    await get(async (_address, init) => {
      inits.push(init)
      return Response.json({})
    })
    return inits[0]
  }

  it('is waited for as long as is said, and asked for past what the browser has kept where that is said', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fresh = await requested((ask) => fetchJson('/a.json', ask, 4000, 'no-store'))
    expect(fresh?.cache).toBe('no-store')
    const usual = await requested((ask) => fetchJson('/a.json', ask))
    expect(usual?.cache).toBe('default')
    expect([fresh, usual].map((init) => [init?.method, init?.body, init?.signal])).toEqual(
      timeout.mock.results.map(({ value }) => [undefined, undefined, value]),
    )
    expect(timeout.mock.calls).toEqual([[4000], [10_000]])
  })

  it('is nothing once that time is over', async () => {
    const silent: typeof fetch = (_address, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    expect(await fetchJson('/a.json', silent, 1)).toBeNull()
    expect(await call('/a', { b: 1 }, silent, 1)).toBeNull()
  })
})

describe('a phone number that is revealed', () => {
  const revealed = { car_id: '7', dealership_id: '3', website_id: '5003' }

  it('is recorded with these three and no more (S7.27, S7.28)', async () => {
    const { ask, calls } = asked(200, {})
    await recordReveal(api, revealed, ask)
    expect(calls).toEqual([{ address: '/api/reveal-phone', method: 'POST', body: revealed, keepalive: undefined }])
  })

  test.each([0, 404, 500])('only the console hears of a failure: %i (S8.12)', async (status) => {
    const errors = consoleErrors()
    await recordReveal(api, revealed, asked(status, {}).ask)
    expect(errors).toHaveBeenCalledTimes(1)
  })
})

describe('a call from a car page', () => {
  const phoneCall = {
    car_id: '7',
    dealership_id: '3',
    website_id: '5003',
    phone: '02 9999 1111',
    url: 'https://x.example/',
    event_id: 25,
  }

  it('is recorded at the events host as event 25, and outlives the page (S7.14, S9.13)', () => {
    const { ask, calls } = asked(202, {})
    recordPhoneCall('https://events.example', phoneCall, ask)
    expect(calls).toEqual([
      {
        address: 'https://events.example/api/events/car_phone_call',
        method: 'POST',
        body: phoneCall,
        keepalive: true,
      },
    ])
  })

  it('is nobody’s business without an events host (S7.14)', () => {
    const { ask, calls } = asked(202, {})
    recordPhoneCall(null, phoneCall, ask)
    expect(calls).toEqual([])
  })
})

describe('slots for a test drive', () => {
  const query = { dealership_slug: 'north', location_id: '11', car_id: '7', from: '2026-03-05' }
  const day = { date: '2026-03-05', times: ['09:00', '09:30'] }

  it('are asked for a fortnight (S5.34, S7.29)', async () => {
    const { ask, calls } = asked(200, { slots: [day] })
    expect(await appointmentSlots(api, query, ask)).toEqual([day])
    expect(calls[0]?.address).toBe(
      '/api/appointments/slots?dealership_slug=north&location_id=11&car_id=7&from=2026-03-05&days=14',
    )
  })

  test.each([
    ['nobody answers', 0, null],
    ['there is no such call', 404, {}],
    ['there are none', 200, { slots: [] }],
    ['the answer is something else', 200, { slots: [{ date: 'soon', times: ['9'] }, 7] }],
    ['the answer is a page', 200, new Response('<html>')],
  ])('are free to choose when %s (S7.29)', async (_reason, status, body) => {
    expect(await appointmentSlots(api, query, asked(status, body).ask)).toEqual([])
  })
})

describe('the disclaimer of a weekly price', () => {
  it('is the one for the car (S7.30)', async () => {
    const { ask, calls } = asked(200, { disclaimer: 'Terms.' })
    expect(await financeDisclaimer(api, '7', 'Lender.', ask)).toBe('Terms.')
    expect(calls[0]?.address).toBe('/api/cars/7/finance-disclaimer')
  })

  test.each([
    ['no answer', 0, null],
    ['an empty one', 200, { disclaimer: ' ' }],
    ['a failure', 500, {}],
  ])('is the lender’s own after %s (S7.30)', async (_reason, status, body) => {
    expect(await financeDisclaimer(api, '7', 'Lender.', asked(status, body).ask)).toBe('Lender.')
  })

  it('finds the car in a path the dealer moved', async () => {
    const { ask, calls } = asked(200, { disclaimer: 'Terms.' })
    await financeDisclaimer({ ...api, paths: { finance_disclaimer: '/terms/{id}' } }, '7', null, ask)
    expect(calls[0]?.address).toBe('/terms/7')
  })
})

describe('the rating of a review service', () => {
  it('is its two numbers, never its HTML (S7.22)', async () => {
    const { ask, calls } = asked(200, { rating: { reviewCount: 120, avgStarRating: 4.7 }, stars: '<script>' })
    expect(await snap21Rating(api, '21', ask)).toEqual({ average: 4.7, count: 120 })
    expect(calls[0]?.address).toBe('/api/reviews/snap21?orgId=21')
  })

  test.each([
    ['no answer', 0, null],
    ['an answer without numbers', 200, {}],
    ['nonsense', 200, { rating: { reviewCount: 'many', avgStarRating: 11 } }],
  ])('is nothing after %s, and only the console says why (S8.13, S8.14)', async (_reason, status, body) => {
    const errors = consoleErrors()
    expect(await snap21Rating(api, '21', asked(status, body).ask)).toBeNull()
    expect(errors).toHaveBeenCalledWith('Unable to fetch Snap 21 ratings at this moment.')
  })
})

describe('looking up a registration', () => {
  const vehicle = { make: 'Norda', model: 'Tern', year: 2019 }
  const found = { make: 'Norda', model: 'Tern', year: '2019' }

  it('sends the plate and its state (S7.12)', async () => {
    const { ask, calls } = asked(200, { vehicle })
    await lookUpRego(api, { rego: 'ABC123', regoState: 'NSW' }, ask)
    expect(calls[0]).toMatchObject({
      address: '/api/simple-autograb-lookup',
      body: { rego: 'ABC123', regoState: 'NSW' },
    })
  })

  test.each<[string, number, unknown, object]>([
    [
      'a vehicle with an offer (S7.13)',
      200,
      { vehicle, offer_price: 18500 },
      { kind: 'found', vehicle: found, offer: 18500 },
    ],
    ['a vehicle without', 200, { vehicle, offer_price: 0 }, { kind: 'found-without-offer', vehicle: found }],
    [
      'the vehicle of the service behind',
      200,
      { vehicle: null, upstream_vehicle: vehicle },
      { kind: 'found-without-offer', vehicle: found },
    ],
    ['the vehicle itself (S3.102, S7.13)', 200, vehicle, { kind: 'found-without-offer', vehicle: found }],
    ['nothing', 200, { vehicle: null }, { kind: 'not-found' }],
    ['an error in words (S8.17)', 200, { error: true, message: 'No.' }, { kind: 'not-found' }],
    ['404 (S8.17)', 404, {}, { kind: 'not-found' }],
    ['too many', 429, {}, { kind: 'busy' }],
    ['silence (S8.17)', 0, null, { kind: 'busy' }],
    ['500 (S8.17)', 500, {}, { kind: 'down' }],
  ])('ends well after %s', async (_reason, status, body, outcome) => {
    expect(await lookUpRego(api, { rego: 'ABC123', regoState: 'NSW' }, asked(status, body).ask)).toEqual(outcome)
  })
})

describe('the facts of a vehicle', () => {
  test.each<[string, unknown, object]>([
    [
      'all that are stated',
      { make: 'Norda', model: 'Tern', vin: 'MR0', km: 85000 },
      { make: 'Norda', model: 'Tern', vin: 'MR0', km: '85000' },
    ],
    ['body by its other name', { make: 'Norda', body_type: 'SUV' }, { make: 'Norda', body: 'SUV' }],
    ['nothing odd among them', { make: 'Norda', model: { a: 1 }, year: null, fuel: '' }, { make: 'Norda' }],
  ])('are %s (S3.102, S7.13, S7.45)', async (_reason, vehicle, facts) => {
    const outcome = await lookUpRego(api, { rego: 'ABC123', regoState: 'NSW' }, asked(200, { vehicle }).ask)
    expect(outcome).toEqual({ kind: 'found-without-offer', vehicle: facts })
  })
})

describe('the national register', () => {
  test.each([{ rego: 'ABC123', state: 'NSW' }, { vin: 'MR0FB8CD300000001' }])(
    'is asked with the payload as it is: %o (S7.11)',
    async (payload) => {
      const { ask, calls } = asked(200, { vehicle: { make: 'Norda' } })
      expect(await nevdis(api, payload, ask)).toEqual({ make: 'Norda' })
      expect(calls).toEqual([{ address: '/api/nevdis', method: 'POST', body: payload, keepalive: undefined }])
    },
  )

  test.each([
    ['no answer', 0, null],
    ['a failure', 500, {}],
    ['an answer that knows nothing', 200, { vehicle: null }],
  ])('adds nothing after %s', async (_reason, status, body) => {
    expect(await nevdis(api, { vin: 'MR0' }, asked(status, body).ask)).toBeNull()
  })
})
