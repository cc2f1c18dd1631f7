import { describe, expect, it, test } from 'vitest'
import type { FormPolicy } from '#domain/contact/form-policy.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Field } from '../field.ts'
import { prefillFromQuery } from '../prefill.ts'
import { carEnquiry, type EnquiryParts, garageEnquiry, generalEnquiry, subscribe } from './enquiry.ts'
import { sampleParts } from './sample-parts.ts'

const label = 'Yes, I would like to subscribe to receive latest offers & product updates.'

const policy: FormPolicy = { ...sampleParts.policy, opt_in: { hidden: false, default: true, label } }

const parts = (changes: Partial<FormPolicy> = {}, more: Partial<EnquiryParts> = {}): EnquiryParts => ({
  ...sampleParts,
  policy: { ...policy, ...changes },
  locations: [{ value: '11', label: 'Lidcombe' }],
  ...more,
})

const withEnquiry = (changes: Partial<FormPolicy['enquiry']>, more: Partial<EnquiryParts> = {}) =>
  parts({ enquiry: { ...policy.enquiry, ...changes } }, more)

const named = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name)

describe('the general enquiry', () => {
  it('asks for name, email, phone, postcode and message, and takes the car of a link along (S1.26)', () => {
    expect(generalEnquiry(parts()).fields.map((field) => field.name)).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'location_id',
      'message',
      'opt_in',
      'car_id',
      'car_type',
    ])
  })

  it("goes out as 'General Enquiry' where nothing is configured (S3.99)", () => {
    expect(generalEnquiry(parts()).category).toBe('General Enquiry')
  })

  it('offers the configured categories in their order (S3.98, S3.100)', () => {
    const categories = ['Used Vehicle Enquiry', 'General Enquiry', 'Careers Enquiry']
    expect(named(generalEnquiry(withEnquiry({ categories })).fields, 'category')).toMatchObject({
      kind: 'select',
      options: categories.map((value) => ({ value, label: value })),
      initial: 'General Enquiry',
    })
  })

  test.each([
    ['the category a link asked for', 'Careers Enquiry', { category: 'Careers Enquiry' }],
    ['its own for a category nobody knows', 'Nonsense', {}],
  ])('starts with %s', (_reason, asked, values) => {
    const form = generalEnquiry(withEnquiry({ categories: ['General Enquiry', 'Careers Enquiry'] }))
    expect(prefillFromQuery(form.fields, `?category=${encodeURIComponent(asked)}`, policy)).toEqual(values)
  })

  test.each([
    ['the place a link named', ['11', '12'], '12', { location_id: '12' }],
    ['its own for a place nobody knows', ['11', '12'], '13', {}],
    ['its only place whatever a link says', ['11'], '12', {}],
  ])('starts at %s', (_reason, places, asked, values) => {
    const locations = places.map((value) => ({ value, label: `Yard ${value}` }))
    const { fields } = generalEnquiry(parts({}, { locations }))
    expect(prefillFromQuery(fields, `?location_id=${asked}`, policy)).toEqual(values)
  })

  test.each([
    ['General Enquiry where there is one', ['Fleet', 'General Enquiry'], 'General Enquiry'],
    ['the first where there is none', ['Fleet', 'Parts'], 'Fleet'],
    ['the first that is about no job', ['Careers Enquiry', 'Fleet'], 'Fleet'],
  ])('starts with %s, as which one about saved cars goes out', (_reason, categories, initial) => {
    const asked = withEnquiry({ categories })
    expect(named(generalEnquiry(asked).fields, 'category')).toMatchObject({ initial })
    expect([generalEnquiry(asked).category, garageEnquiry(asked).category]).toEqual([initial, initial])
  })

  it('is about a job where the dealer takes no other (S3.98)', () => {
    expect(generalEnquiry(withEnquiry({ categories: ['Careers Enquiry'] })).category).toBe('Careers Enquiry')
  })

  it('reads Inquiry on a US site and sends Enquiry (S1.55)', () => {
    const spell = (text: string) => localise(text, { locale: 'en-US' })
    const form = generalEnquiry(withEnquiry({ categories: ['General Enquiry', 'Careers Enquiry'] }, { spell }))
    expect(named(form.fields, 'category')).toMatchObject({
      options: [
        { value: 'General Enquiry', label: 'General Inquiry' },
        { value: 'Careers Enquiry', label: 'Careers Inquiry' },
      ],
    })
    expect(form.submit).toBe('Send inquiry')
    expect(form.category).toBe('General Enquiry')
  })

  it('insists on a category where it asks for one (S5.27)', () => {
    const asked = named(generalEnquiry(withEnquiry({ categories: ['Sales', 'Parts'] })).fields, 'category')
    expect([asked?.kind, asked?.required]).toEqual(['select', undefined])
  })

  it('carries the primary location unseen, or asks where there are several (S3.89, S5.28)', () => {
    expect(named(generalEnquiry(parts()).fields, 'location_id')).toMatchObject({ kind: 'hidden', initial: '11' })
    const locations = ['11', '12'].map((value) => ({ value, label: `Yard ${value}` }))
    const asked = named(generalEnquiry(parts({}, { locations })).fields, 'location_id')
    expect(asked).toMatchObject({ kind: 'select', options: locations })
    expect(asked?.required).toBeUndefined()
  })

  it("asks 'Where did you hear about us?' where the site wants to know", () => {
    const heard_about_us = ['Word of mouth', 'A sign at the road', 'Other']
    expect(named(generalEnquiry(parts()).fields, 'heard_about_us')).toBeUndefined()
    expect(named(generalEnquiry(withEnquiry({ heard_about_us })).fields, 'heard_about_us')).toMatchObject({
      label: 'Where did you hear about us?',
      options: heard_about_us.map((value) => ({ value, label: value })),
    })
  })

  test.each([
    ['required as stated', true, undefined],
    ['optional where the site says so', false, false],
  ])('has a message that is %s (S5.26)', (_reason, message_required, required) => {
    expect(named(generalEnquiry(parts({ message_required })).fields, 'message')?.required).toBe(required)
  })

  it('offers news, ticked, in the words of the specification (S9.27, S5.31)', () => {
    expect(named(generalEnquiry(parts()).fields, 'opt_in')).toEqual({
      kind: 'checkbox',
      name: 'opt_in',
      label,
      required: false,
      ticked: true,
    })
  })

  it('sends the default unseen where the offer is hidden (S9.28)', () => {
    const opt_in = { hidden: true, default: true, label }
    expect(named(generalEnquiry(parts({ opt_in })).fields, 'opt_in')).toMatchObject({ kind: 'hidden', initial: 'true' })
  })
})

describe('the other enquiry forms', () => {
  test.each([
    ['used', 'Used Vehicle Enquiry'],
    ['new', 'New Vehicle Enquiry'],
    ['demo', 'Demo Vehicle Enquiry'],
  ] as const)('a %s car is asked about as %s', (type, category) => {
    const form = carEnquiry(withEnquiry({ categories: ['General Enquiry', 'Careers Enquiry'] }), type)
    expect(form.category).toBe(category)
    expect(named(form.fields, 'category')).toBeUndefined()
  })

  it('subscribing asks for neither message nor location, and its button is the consent (S5.40, S5.41, S5.42)', () => {
    const form = subscribe('News by e-mail')
    expect(form.fields.map((field) => field.name)).toEqual(['email', 'opt_in'])
    expect([form.category, form.subcategory, form.submit]).toEqual(['General Enquiry', 'Subscribe', 'Subscribe'])
    expect(named(form.fields, 'opt_in')).toMatchObject({ kind: 'hidden', initial: 'true', label: 'News by e-mail' })
    expect(form.accepts).toBe('News by e-mail')
  })
})
