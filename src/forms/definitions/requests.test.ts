import { describe, expect, it, test } from 'vitest'
import { checkField, checkForm } from '../check.ts'
import { prefillFromQuery } from '../prefill.ts'
import { samplePolicy } from '../sample-policy.ts'
import { type RequestKind, requestWords } from './request-words.ts'
import { type RequestParts, requestForm } from './requests.ts'
import { sampleParts } from './sample-parts.ts'

const parts: RequestParts = {
  ...sampleParts,
  financeTerms: false,
  dealerships: [],
  plates: { label: 'Rego', states: ['NSW', 'VIC'], hasLookUp: true },
  steps: {},
}

const names = (kind: RequestKind) => requestForm(kind, parts).fields.map((field) => field.name)

describe('request forms', () => {
  test.each([
    ['service', 'Book a Service', 'Service Booking'],
    ['finance', 'Finance Pre-Approval', 'Finance Enquiry'],
    ['trade_in', 'Trade-In Valuation', 'Trade-In Valuation'],
    ['valuations', 'Sell Your Car', 'Sell My Car Enquiry'],
  ] as const)('%s reads %s and is filed as %s (S2.38, S2.47)', (kind, title, category) => {
    expect(requestWords[kind].title).toBe(title)
    expect(requestForm(kind, parts).category).toBe(category)
  })

  it('asks about the shopper’s own car; the rego is optional (S5.30)', () => {
    expect(names('trade_in').slice(0, 3)).toEqual(['rego', 'rego_state', 'rego_lookup'])
    expect(requestForm('trade_in', parts).fields[0]?.required).toBe(false)
  })

  test.each(['service', 'trade_in', 'valuations'] as const)('does not insist on a rego in %s (S5.30)', (kind) => {
    const rego = requestForm(kind, parts).fields.filter(({ name }) => name === 'rego')
    expect(checkForm(rego, { rego: '' }, samplePolicy).errors).toEqual({})
  })

  it('asks a service customer for the Service Location where there are several, and has to know it (S5.28)', () => {
    const locations = ['1', '2'].map((value) => ({ value, label: `Place ${value}` }))
    const field = requestForm('service', { ...parts, locations }).fields.find(({ name }) => name === 'location_id')
    expect(field).toMatchObject({ kind: 'select', label: 'Service Location', initial: '', query: 'location_id' })
    expect(field && checkField(field, { location_id: '' }, samplePolicy)).toBe('*This is a required field.')
  })

  it('offers what may be done beside a service, and sends what is ticked as one text (S3.86)', () => {
    const policy = { ...parts.policy, additional_services: ['Wheel alignment', 'Loan car', 'Wash'] }
    const { fields } = requestForm('service', { ...parts, policy })
    const boxes = fields.filter(({ name }) => name.startsWith('additional_services'))
    expect(boxes.map(({ label }) => label)).toEqual(['Wheel alignment', 'Loan car', 'Wash'])
    const ticked = { [boxes[0]?.name ?? '']: true, [boxes[2]?.name ?? '']: true }
    const sent = checkForm(boxes, ticked, samplePolicy).values
    expect(sent).toEqual({ additional_services: 'Wheel alignment, Wash' })
    expect(checkForm(boxes, {}, samplePolicy).values).toEqual({})
    expect(names('service').join()).not.toContain('additional')
  })

  it('asks for the Privacy Statement where the site wants it agreed to (S5.39, S3.90)', () => {
    const terms = (financeTerms: boolean) =>
      requestForm('finance', { ...parts, financeTerms }).fields.find(({ name }) => name === 'terms_agreed')
    expect(terms(false)).toBeUndefined()
    expect(terms(true)).toEqual({
      kind: 'checkbox',
      name: 'terms_agreed',
      label: 'I have read and understood the Privacy Statement',
      ticked: false,
    })
  })

  it('sends the only place unseen', () => {
    const field = requestForm('finance', parts).fields.find(({ name }) => name === 'location_id')
    expect(field).toMatchObject({ kind: 'hidden', initial: '11' })
  })
})

const stepsOf = (kind: RequestKind, more: Partial<RequestParts> = {}) =>
  requestForm(kind, { ...parts, ...more }).steps?.map(({ name, skip }) => (skip ? `${name}?` : name))

describe('steps of requests (S4.63)', () => {
  test.each([
    ['finance: which car, who asks, how it is carried', 'finance', ['budget', 'about', 'work']],
    [
      'a trade-in: which car, how it is, who asks; how it is may be left out',
      'trade_in',
      ['car', 'condition?', 'details'],
    ],
    ['selling a car, likewise', 'valuations', ['car', 'condition?', 'details']],
    ['a service in one', 'service', undefined],
  ] as const)('%s', (_reason, kind, steps) => {
    expect(stepsOf(kind)).toEqual(steps)
  })

  test.each([
    ['trade_in', 'trade-in'],
    ['valuations', 'valuations'],
  ] as const)('in the order a dealer names for %s', (kind, form) => {
    expect(stepsOf(kind, { steps: { [form]: ['details', 'car'] } })).toEqual(['details', 'car'])
  })

  test.each([
    ['in the order a dealer names', { finance: ['about', 'budget'] }, ['about', 'budget']],
    ['on one page where a dealer wants no steps', { finance: [] }, undefined],
    ['on one page with a single step', { finance: ['about'] }, undefined],
    ['as they are with another form’s', { 'trade-in': [] }, ['budget', 'about', 'work']],
  ])('%s', (_reason, steps, names) => {
    expect(stepsOf('finance', { steps })).toEqual(names)
  })

  it('ask every field once, whatever a dealer names', () => {
    for (const steps of [undefined, ['budget', 'about'], ['work', 'nothing', 'budget']]) {
      const form = requestForm('finance', { ...parts, steps: steps ? { finance: steps } : {} })
      const asked = form.steps?.flatMap((step) => step.fields) ?? []
      expect([...asked].sort()).toEqual(form.fields.map(({ name }) => name).sort())
    }
  })
})

describe('finance (S2.43, S2.44, S2.45, S2.46, S5.29)', () => {
  const dealerships = ['north', 'south'].map((value) => ({ value, label: value }))
  const queries = (more: Partial<RequestParts>) =>
    requestForm('finance', { ...parts, ...more }).fields.flatMap(({ query }) => query ?? [])

  it('is filled with the four parts of its link', () => {
    const { fields } = requestForm('finance', { ...parts, dealerships })
    const link = '?preferredDealership=north&vehiclePriceBudget=25990&car_id=7&car_type=used'
    expect(prefillFromQuery(fields, link, samplePolicy)).toEqual({
      dealership_slug: 'north',
      vehicle_price_budget: '25990',
      car_id: '7',
      car_type: 'used',
    })
  })

  it('takes the four parts of its link', () => {
    expect(queries({ dealerships })).toEqual(['vehiclePriceBudget', 'preferredDealership', 'car_id', 'car_type'])
  })

  it('asks for the dealership where there are several, and then has to know it', () => {
    const field = requestForm('finance', { ...parts, dealerships }).fields.find(
      ({ name }) => name === 'dealership_slug',
    )
    expect([field?.kind, field?.label, field?.required]).toEqual(['select', 'Preferred dealership', undefined])
    expect(names('finance')).not.toContain('dealership_slug')
  })

  it('sends the only dealership unasked, or the one that the link names', () => {
    const field = requestForm('finance', { ...parts, dealerships: dealerships.slice(0, 1) }).fields.find(
      ({ name }) => name === 'dealership_slug',
    )
    expect(field).toMatchObject({ kind: 'hidden', initial: 'north', query: 'preferredDealership' })
  })
})

describe('plates', () => {
  it('ask for a state where states give them out', () => {
    const plates = { label: 'License plate', states: [], hasLookUp: false }
    const fields = requestForm('trade_in', { ...parts, plates }).fields
    expect(fields.slice(0, 2).map(({ name, label }) => [name, label])).toEqual([
      ['rego', 'License plate'],
      ['rego_lookup', 'Look-up'],
    ])
  })

  it('are called what the country calls them where a service is booked too', () => {
    const plates = { label: 'License plate', states: [], hasLookUp: false }
    const [field] = requestForm('service', { ...parts, plates }).fields
    expect([field?.name, field?.label]).toEqual(['rego', 'License plate'])
  })

  it('are typed by hand where nobody looks them up', () => {
    const look = (hasLookUp: boolean) =>
      requestForm('trade_in', { ...parts, plates: { ...parts.plates, hasLookUp } }).fields.find(
        ({ name }) => name === 'rego_lookup',
      )?.initial
    expect([look(true), look(false)]).toEqual(['', 'manual'])
  })
})
