import { Hono } from 'hono'
import { isCalendarDay } from '#domain/text/instant.ts'
import type { Site } from '#tenants/site.ts'
import { only } from './methods.ts'
import { slotPlace } from './slot-place.ts'
import { slotsOf } from './slots.ts'

const vehicle = {
  id: 4471,
  title: '2019 Toyota Corolla Ascent Sport',
  year: 2019,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  series: 'MZEA12R',
  body_type: 'Hatchback',
  transmission: 'CVT',
  fuel: 'Petrol',
  num_doors: 5,
  num_seats: 5,
}

interface RegoAnswer {
  /** Delay of the response in ms; a page gives up after ten seconds. */
  readonly after?: number
  readonly status: 200 | 404 | 429 | 500
  readonly body: object
}

/** Number plate -> fixture of a registration look-up. */
const regos: Readonly<Record<string, RegoAnswer>> = {
  ABC123: { status: 200, body: { vehicle, offer_price: 18500 } },
  ABC124: { status: 200, body: { vehicle, offer_price: 0 } },
  LIMIT1: { status: 429, body: { error: true, message: 'Too many look-ups. Please wait a minute.' } },
  SLOW01: { status: 200, body: { vehicle, offer_price: 18500 }, after: 12_000 },
  DOWN01: { status: 500, body: { error: true, message: 'The look-up is not available.' } },
}

const unknownRego: RegoAnswer = { status: 404, body: { error: true, message: 'No vehicle found.', vehicle: null } }

/** Shown below the car's own rate, term and deposit, so it names none of these: they differ by lender and country. */
const disclaimer =
  'Repayments are an estimate for a secured loan on the terms shown. Fees, charges and lending criteria apply.'

function slotsFor(sites: readonly Site[], query: (name: string) => string | undefined, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const location = slotPlace(sites, { location: query('location_id'), dealership: query('dealership_slug') })
  const from = isCalendarDay(query('from') ?? '') ? (query('from') ?? today) : today
  const days = Math.min(60, Math.max(1, Number(query('days')) || 14))
  return location ? slotsOf(location, from, days, now) : []
}

/** Appointment slots from opening hours. */
export function slotRoutes(sites: readonly Site[], now: () => Date): Hono {
  return new Hono()
    .get('/appointments/slots', (context) =>
      context.json({ slots: slotsFor(sites, (name) => context.req.query(name), now()) }),
    )
    .all('/appointments/slots', only('GET'))
}

/** Appointment slots, and fixtures of the other look-ups. */
export function lookupRoutes(sites: readonly Site[], now: () => Date): Hono {
  return slotRoutes(sites, now)
    .get('/cars/:id/finance-disclaimer', (context) => context.json({ disclaimer }))
    .get('/reviews/snap21', (context) => context.json({ rating: { reviewCount: 128, avgStarRating: 4.7 }, stars: '' }))
    .post('/reveal-phone', (context) => context.json({ recorded: true }))
    .post('/events/car_phone_call', (context) => context.json({ recorded: true }, 202))
    .post('/nevdis', (context) => context.json({ vehicle }))
    .post('/simple-autograb-lookup', async (context) => {
      const body: unknown = await context.req.json().catch(() => null)
      const rego = typeof body === 'object' && body !== null && 'rego' in body ? String(body.rego) : ''
      const { status, body: found, after = 0 } = regos[rego.replaceAll(/\s/g, '').toUpperCase()] ?? unknownRego
      if (after > 0) await new Promise((resolve) => setTimeout(resolve, after))
      if (status === 429) context.header('Rate-Limit-Reset', '60')
      return context.json(found, status)
    })
}
