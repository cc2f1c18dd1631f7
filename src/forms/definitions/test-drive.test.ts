import { describe, expect, it, test } from 'vitest'
import type { CarType } from '#domain/car/car.ts'
import { checkField } from '../check.ts'
import { visibleFields } from '../visible.ts'
import { sampleParts } from './sample-parts.ts'
import { type TestDriveParts, testDrive } from './test-drive.ts'

const parts: TestDriveParts = {
  ...sampleParts,
  carTypes: ['used'],
  vehicle: 'cars',
  disclaimer: null,
}

const named = (name: string, more: Partial<TestDriveParts> = {}) =>
  testDrive({ ...parts, ...more }).fields.find((field) => field.name === name)

describe('booking a test drive', () => {
  it('has two steps: when, then who (S1.27, S2.54, S4.63)', () => {
    const who = ['first_name', 'last_name', 'email', 'phone', 'postcode', 'location_id', 'message', 'opt_in']
    expect(testDrive(parts).steps).toEqual([
      { name: 'time', title: 'Day and time', fields: ['preferred_date', 'preferred_time'] },
      { name: 'details', title: 'Your details', fields: who },
    ])
  })

  test.each<[readonly CarType[], string | undefined]>([
    [['used'], 'Test Drive Booking Used'],
    [['new'], 'Test Drive Booking New'],
    [['demo'], 'Test Drive Booking New'],
    [['demo', 'new'], 'Test Drive Booking New'],
    [['used', 'new'], undefined],
  ])('of %s cars is filed as %s (S5.36)', (carTypes, subcategory) => {
    expect(testDrive({ ...parts, carTypes }).subcategory).toBe(subcategory)
  })

  const model = {
    name: 'Norda Tern',
    wish: 'I would like to drive it.',
    elsewhere: 'Ask us.',
    variants: [],
    places: [{ value: '1', label: 'North' }],
  }

  it('of a model says so in its message, and has a draft of its own', () => {
    expect(named('message', { model })?.initial).toBe('I would like to drive it.')
    expect(testDrive({ ...parts, model }).about).toBe('Norda Tern')
    expect([named('location_id', { model })?.kind, named('location_id', { model })?.initial]).toEqual(['hidden', '1'])
  })

  it('of a model at several places asks where first, as the link that led here says', () => {
    const several = { ...model, places: [...model.places, { value: '2', label: 'South' }] }
    expect(named('location_id', { model: several })).toMatchObject({
      kind: 'select',
      initial: '',
      elsewhere: 'Ask us.',
      query: 'location_id',
    })
    expect(testDrive({ ...parts, model: several }).steps?.[0]).toEqual({
      name: 'time',
      title: 'Place and time',
      fields: ['location_id', 'preferred_date', 'preferred_time'],
    })
  })

  it('of a model at several places has days and times once one of them is chosen, and without scripts at once', () => {
    const several = { ...model, places: [...model.places, { value: '2', label: 'South' }] }
    const form = testDrive({ ...parts, model: several })
    const native = named('location_id', { model: several })?.native ?? ''
    const isAsked = (location_id: string) =>
      visibleFields(form.fields, { location_id }).some(({ kind }) => kind === 'time')
    expect(['', '2', native].map(isAsked)).toEqual([false, true, true])
    expect(named('preferred_date', { model })?.showWhen).toBeUndefined()
  })

  it('of a model of several variants asks first which one, and insists on none', () => {
    const variants = ['GX', 'GXL'].map((name) => ({ value: `Norda Tern ${name}`, label: name }))
    const form = testDrive({ ...parts, model: { ...model, variants } })
    expect(form.steps?.[0]?.fields).toEqual(['cars', 'preferred_date', 'preferred_time'])
    expect(form.fields[0]).toMatchObject({
      required: false,
      options: [{ value: '', label: 'Any one' }, ...variants],
    })
    expect(named('cars', { model })).toBeUndefined()
  })

  it('of a motorcycle is a ride, on the button too', () => {
    const submits = (['cars', 'motorcycles', 'rvs'] as const).map((vehicle) => testDrive({ ...parts, vehicle }).submit)
    expect(submits).toEqual(['Book test drive', 'Book test ride', 'Book a viewing'])
  })

  test.each(['preferred_date', 'preferred_time', 'message'])('does not insist on %s (S5.33, S5.35)', (name) => {
    expect(named(name)?.required).toBe(false)
  })

  it('asks for agreement only where a site has terms (S5.37)', () => {
    expect(named('terms_agreed')).toBeUndefined()
    const field = named('terms_agreed', { disclaimer: 'I hold a full licence.' })
    expect(field).toMatchObject({ kind: 'checkbox', ticked: false })
    const policy = { ...parts.policy, phone: parts.policy.phone }
    expect(field && checkField(field, { terms_agreed: false }, policy)).toBe(
      '*You must agree to the terms of use before submitting.',
    )
    expect(field && checkField(field, { terms_agreed: true }, policy)).toBeNull()
  })
})
