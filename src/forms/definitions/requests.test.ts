import { describe, expect, it, test } from 'vitest'
import { type RequestKind, requestWords } from './request-words.ts'
import { type RequestParts, requestForm } from './requests.ts'

const parts: RequestParts = {
  policy: {
    phone: { mode: 'au', test_number: null },
    names: 'strict',
    postcode_digits: 4,
    message_required: true,
    opt_in: { hidden: false, default: true, label: 'News, please' },
    failure_alert: 'both',
    categories: ['General Enquiry'],
    heard_about_us: [],
    on_success: {},
  },
  locations: [],
  primaryLocation: '11',
  spell: (text) => text,
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

  it('asks a service customer for the Service Location where there are several', () => {
    const locations = ['1', '2'].map((value) => ({ value, label: `Place ${value}` }))
    const field = requestForm('service', { ...parts, locations }).fields.find(({ name }) => name === 'location_id')
    expect(field).toMatchObject({ kind: 'select', label: 'Service Location', initial: '1' })
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
