import { describe, expect, it, test } from 'vitest'
import { checkField } from '../check.ts'
import { sampleParts } from './sample-parts.ts'
import { type TestDriveParts, testDrive, withSlots } from './test-drive.ts'

const parts: TestDriveParts = {
  ...sampleParts,
  carType: 'used',
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

  test.each([
    ['used', 'Test Drive Booking Used'],
    ['new', 'Test Drive Booking New'],
    ['demo', 'Test Drive Booking New'],
  ] as const)('of a %s car is filed as %s (S5.36)', (carType, subcategory) => {
    expect(testDrive({ ...parts, carType }).subcategory).toBe(subcategory)
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
    const policy = { ...parts.policy, phone: parts.policy.phone }
    expect(field && checkField(field, { terms_agreed: false }, policy)).toBe(
      '*You must agree to the terms of use before submitting.',
    )
    expect(field && checkField(field, { terms_agreed: true }, policy)).toBeNull()
  })

  it('offers the free days and the chosen day’s times (S5.34)', () => {
    const free = [
      { date: '2026-03-05', times: ['09:00'] },
      { date: '2026-03-06', times: ['10:00', '10:30'] },
    ]
    const words = { day: (date: string) => `on ${date}`, time: (time: string) => `at ${time}` }
    const fields = withSlots(testDrive(parts).fields, free, { preferred_date: '2026-03-06' }, words)
    expect(fields.find(({ name }) => name === 'preferred_date')).toMatchObject({
      kind: 'choice',
      options: [
        { value: '', label: 'Any day' },
        { value: '2026-03-05', label: 'on 2026-03-05' },
        { value: '2026-03-06', label: 'on 2026-03-06' },
      ],
    })
    expect(fields.find(({ name }) => name === 'preferred_time')).toMatchObject({
      options: [
        { value: '', label: 'Any time' },
        { value: '10:00', label: 'at 10:00' },
        { value: '10:30', label: 'at 10:30' },
      ],
      showWhen: { field: 'preferred_date', is: ['2026-03-05', '2026-03-06'] },
    })
  })

  it('lets any day and time be typed when no slot is known (S5.34)', () => {
    const { fields } = testDrive(parts)
    const words = { day: String, time: String }
    expect(withSlots(fields, [], {}, words)).toBe(fields)
  })
})
