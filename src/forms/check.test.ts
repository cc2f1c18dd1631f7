import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkForm } from './check.ts'
import type { Field, FormValues } from './field.ts'
import { initialValues } from './form.ts'
import { kinds } from './kinds/kinds.ts'
import { samplePolicy } from './sample-policy.ts'
import { visibleFields } from './visible.ts'

const fields: readonly Field[] = [
  {
    kind: 'select',
    name: 'category',
    label: 'About',
    options: ['General Enquiry', 'Service Booking'].map((value) => ({ value, label: value })),
    initial: 'General Enquiry',
  },
  { kind: 'text', name: 'rego', label: 'Rego', showWhen: { field: 'category', is: ['Service Booking'] } },
  { kind: 'text', name: 'plan', label: 'Plan', showWhen: { field: 'rego', is: ['ABC123'] } },
  { kind: 'phone', name: 'phone', label: 'Phone' },
  { kind: 'checkbox', name: 'opt_in', label: 'News', required: false, ticked: true },
]

const names = (values: FormValues) => visibleFields(fields, values).map((field) => field.name)

describe('fields that depend on other fields', () => {
  test.each([
    ['hidden at first', { category: 'General Enquiry', rego: '' }, ['category', 'phone', 'opt_in']],
    ['shown with the right choice', { category: 'Service Booking', rego: '' }, ['category', 'rego', 'phone', 'opt_in']],
    [
      'hidden with what they depend on',
      { category: 'General Enquiry', rego: 'ABC123' },
      ['category', 'phone', 'opt_in'],
    ],
    [
      'shown in a chain',
      { category: 'Service Booking', rego: 'ABC123' },
      ['category', 'rego', 'plan', 'phone', 'opt_in'],
    ],
  ])('are %s (S5.32)', (_reason, values, expected) => {
    expect(names(values)).toEqual(expected)
  })

  it('do not loop when two depend on each other', () => {
    const loop: readonly Field[] = [
      { kind: 'text', name: 'a', label: 'A', showWhen: { field: 'b', is: ['x'] } },
      { kind: 'text', name: 'b', label: 'B', showWhen: { field: 'a', is: ['x'] } },
    ]
    expect(visibleFields(loop, { a: 'x', b: 'x' })).toEqual([])
  })

  it('are neither checked nor sent while hidden (S5.32)', () => {
    const values = { category: 'General Enquiry', rego: 'ABC123', plan: 'x', phone: '0412345678', opt_in: true }
    const { errors, values: sent } = checkForm(fields, values, samplePolicy)
    expect(errors).toEqual({})
    expect(sent).toEqual({ category: 'General Enquiry', phone: '0412345678', opt_in: true })
  })
})

describe('what a form gives', () => {
  it('is clean: trimmed, and a phone as it is dialled at home (S5.11, S5.12)', () => {
    const values = { ...initialValues(fields), phone: ' +61 (4) 1234-5678 ' }
    expect(checkForm(fields, values, samplePolicy).values.phone).toBe('0412345678')
  })

  it('is as many of the chosen files as the field takes, apart from what was typed', () => {
    const limits = { accept: 'image/*', noun: 'photos', most: 2, largest: 9, total: 9 }
    const photos: Field = { kind: 'file', name: 'photos', label: 'Photos', required: false, ...limits }
    const chosen = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File([], name))
    const { files, values, errors } = checkForm([photos], { photos: chosen }, samplePolicy)
    expect([files.map(({ name }) => name), values, errors]).toEqual([['a.jpg', 'b.jpg'], {}, {}])
  })

  it('starts with every initial value, the offer of news ticked (S5.31)', () => {
    expect(initialValues(fields)).toEqual({ category: 'General Enquiry', rego: '', plan: '', phone: '', opt_in: true })
  })

  it('is checked without throwing whatever the controls hold', () => {
    const anything = fc.oneof(fc.string(), fc.boolean(), fc.constant([]), fc.constant(undefined as unknown as string))
    const held = fc.dictionary(fc.constantFrom(...fields.map((field) => field.name)), anything)
    fc.assert(
      fc.property(held, (values) => {
        const { errors, values: sent } = checkForm(fields, values, samplePolicy)
        for (const name of Object.keys(errors)) expect(sent).not.toHaveProperty(name)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  it('never accepts a blank required field of any kind', () => {
    for (const kind of Object.keys(kinds).filter((each) => each !== 'hidden')) {
      const field = {
        kind,
        name: 'it',
        label: 'It',
        options: [],
        ticked: false,
        accept: '',
        most: 1,
      } as unknown as Field
      expect(checkForm([field], { it: '' }, samplePolicy).errors.it).toBe('*This is a required field.')
    }
  })

  it('sends a plate as registers know it, however it was written down', () => {
    const plate: readonly Field[] = [{ kind: 'text', name: 'rego', label: 'Rego', required: false, isPlate: true }]
    expect(checkForm(plate, { rego: ' abc-12 d' }, samplePolicy).values).toEqual({ rego: 'ABC12D' })
    expect(checkForm(plate, { rego: ' - ' }, samplePolicy).values).toEqual({ rego: '' })
  })
})
