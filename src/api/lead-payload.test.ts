import { describe, expect, it, test } from 'vitest'
import { carContents, type LeadContext, type LeadParts, leadPayload, pageContents } from './lead-payload.ts'
import { sampleLeadCar as car, sampleVisit } from './sample-lead.ts'

const context: LeadContext = {
  website_slug: 'north',
  dealership_slug: null,
  manufacturer_slug: 'norda',
  dealer_id: '0077',
  locations: { '11': 'Lidcombe' },
  dealerships: {},
  car: null,
}

const consent = {
  text: 'Yes, I would like to subscribe to receive latest offers & product updates.',
  state: true,
  method: 'checkbox',
  at: '2026-03-02T01:00:00.000Z',
  page: '/contact',
} as const

const person = {
  first_name: 'Mary',
  last_name: 'Lee',
  email: 'mary@example.com',
  phone: '0491570156',
  postcode: '2000',
  message: 'Hello',
}

const parts: LeadParts = {
  values: {
    ...person,
    location_id: '11',
    opt_in: true,
  },
  formName: 'enquiry',
  category: 'General Enquiry',
  context,
  visit: sampleVisit,
  consent,
  submissionKey: '0b5e2f5e-9a2c-4a53-8a39-0d3e8a5a2b10',
  spamSignals: [],
}

describe('a lead as it goes out', () => {
  it('says that the terms were agreed to where they were shown and ticked (S3.90)', () => {
    const agreed = { ...parts, values: { ...parts.values, terms_agreed: true } }
    expect(leadPayload(agreed).terms_agreed).toBe(true)
    expect(leadPayload(parts)).not.toHaveProperty('terms_agreed')
  })

  it('is spelt as the lead API spells it, and states only what is known (S7.2, S7.3, S7.24, S3.81 to S3.85)', () => {
    expect(leadPayload(parts)).toEqual({
      name: 'Mary Lee',
      ...person,
      category: 'General Enquiry',
      opt_in: true,
      location: 'Lidcombe',
      location_id: '11',
      dealership_slug: 'north',
      manufacturer_slug: 'norda',
      dealer_id: '0077',
      website_slug: 'north',
      url: 'https://north.example/contact',
      page_id: '/contact',
      user_agent: 'Test/1',
      source: 'Website',
      form_name: 'enquiry',
      submission_key: '0b5e2f5e-9a2c-4a53-8a39-0d3e8a5a2b10',
      consent,
    })
  })

  it('says what is asked as text, text, text and yes or no (S3.82)', () => {
    const values = { ...parts.values, category: 'Careers Enquiry', opt_in: 'false' }
    const { message, category, subcategory, opt_in } = leadPayload({ ...parts, values })
    expect({ message, category, subcategory, opt_in }).toEqual({
      message: 'Hello',
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      opt_in: false,
    })
  })

  it('says where from the chosen place and the site (S3.83)', () => {
    const places = { ...context, dealership_slug: 'north-motors', locations: { '11': 'Lidcombe', '12': 'Auburn' } }
    const values = { ...parts.values, location_id: '12' }
    expect(leadPayload({ ...parts, values, context: places })).toMatchObject({
      location: 'Auburn',
      location_id: '12',
      dealership_slug: 'north-motors',
      manufacturer_slug: 'norda',
      dealer_id: '0077',
      website_slug: 'north',
    })
  })

  it('names no place that nobody listed, whatever its id', () => {
    const values = { ...parts.values, location_id: 'constructor' }
    expect(leadPayload({ ...parts, values }).location).toBeUndefined()
  })

  it('names its car (S3.86, S3.87, S7.24)', () => {
    const lead = leadPayload({ ...parts, category: 'Used Vehicle Enquiry', context: { ...context, car } })
    expect(lead).toMatchObject({
      category: 'Used Vehicle Enquiry',
      car_id: '7',
      car_type: 'used',
      vehicle_status: 'in_stock',
      stock_number: 'U1007',
      'Vehicle Make': 'Norda',
      'Vehicle Model': 'Tern',
    })
  })

  it('goes to the dealership of the Service Location where the site says so (S4.62)', () => {
    const chosen = { ...context, dealerships: { '11': 'south' } }
    expect(leadPayload({ ...parts, context: chosen }).dealership_slug).toBe('south')
    expect(leadPayload(parts).dealership_slug).toBe('north')
  })

  it('names the place of the dealership that was chosen, else the one of its form', () => {
    const locations = { '11': 'Lidcombe', '12': 'Cairns' }
    const among = { ...context, locations, places: { north: '11', south: '12' } }
    const chosen = { ...parts, context: among, values: { ...parts.values, dealership_slug: 'south' } }
    expect(leadPayload(chosen)).toMatchObject({ dealership_slug: 'south', location_id: '12', location: 'Cairns' })
    expect(leadPayload({ ...parts, context: among })).toMatchObject({ location_id: '11', location: 'Lidcombe' })
  })

  it('says what else is wanted of a service (S3.86)', () => {
    const values = { ...parts.values, additional_services: 'Wheel alignment, Loan car' }
    expect(leadPayload({ ...parts, values })).toMatchObject({ additional_services: 'Wheel alignment, Loan car' })
  })

  it('spells Rego with a capital (S3.86)', () => {
    const lead = leadPayload({ ...parts, values: { ...parts.values, rego: 'ABC123' } })
    expect(lead.Rego).toBe('ABC123')
    expect(lead).not.toHaveProperty('rego')
  })

  it('files a careers enquiry under General Enquiry (S4.60)', () => {
    const lead = leadPayload({ ...parts, values: { ...parts.values, category: 'Careers Enquiry' } })
    expect([lead.category, lead.subcategory]).toEqual(['General Enquiry', 'Career Enquiry'])
  })

  it('carries the visit where there is one to tell (S7.3, S3.84)', () => {
    const visited_pages = ['/', '/contact']
    const visit = { ...parts.visit, visited_pages, linked_query_params: { utm_source: 'news' } }
    expect(leadPayload({ ...parts, visit })).toMatchObject({
      visited_pages,
      linked_query_params: { utm_source: 'news' },
    })
  })

  test.each([
    ['unticked', false, false],
    ['a hidden default of true', 'true', true],
    ['a hidden default of false', 'false', false],
  ])('says the choice about news as true or false: %s (S1.50, S9.28)', (_reason, opt_in, sent) => {
    expect(leadPayload({ ...parts, values: { ...parts.values, opt_in } }).opt_in).toBe(sent)
  })

  it('says how far a longer form has come (S4.71, S4.73, S3.88)', () => {
    const progress = { lead_id: null, step_number: 1, skipped_steps: [], form_completed: false }
    expect(leadPayload({ ...parts, progress })).toMatchObject({
      lead_status: 'Incomplete',
      form_completed: false,
      step_number: 1,
    })
    const last = { lead_id: 99, step_number: 2, skipped_steps: [2], form_completed: true }
    expect(leadPayload({ ...parts, progress: last })).toMatchObject({
      lead_id: 99,
      lead_status: 'Complete',
      form_completed: true,
      skipped_steps: [2],
    })
  })

  it('says what was taken back: fields that are asked for and hold nothing (S4.68)', () => {
    const values = { email: 'mary@example.com', opt_in: true }
    const lead = leadPayload({ ...parts, values, asked: ['email', 'message', 'rego'] })
    expect(lead).toMatchObject({ email: 'mary@example.com', message: '', Rego: '' })
    expect(lead).not.toHaveProperty('skipped_steps')
    const progress = { lead_id: 99, step_number: 2, skipped_steps: [], form_completed: true }
    expect(leadPayload({ ...parts, progress }).skipped_steps).toEqual([])
  })

  it('mentions doubts when there are any', () => {
    expect(leadPayload(parts)).not.toHaveProperty('spam_signals')
    expect(leadPayload({ ...parts, spamSignals: ['too_fast'] }).spam_signals).toEqual(['too_fast'])
  })
})

describe('what a browser posts by itself', () => {
  it('leaves out what is not known, which it would send as a word', () => {
    expect(carContents({ ...car, year: null, stocknum: null })).toEqual({
      car_id: '7',
      car_type: 'used',
      vehicle_status: 'in_stock',
      'Vehicle Make': 'Norda',
      'Vehicle Model': 'Tern',
    })
    expect(pageContents({ ...context, manufacturer_slug: null, dealer_id: null })).toEqual({
      dealership_slug: 'north',
      website_slug: 'north',
    })
  })
})
