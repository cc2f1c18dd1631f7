import { describe, expect, test } from 'vitest'
import type { PhoneMode } from '#domain/contact/phone.ts'
import { checkField } from './check.ts'
import type { Field, FormValues } from './field.ts'
import type { FieldPolicy } from './kinds/kind.ts'
import { messages } from './messages.ts'
import { samplePolicy } from './sample-policy.ts'

const phoneOf = (mode: PhoneMode, test_number: string | null = null): FieldPolicy => ({
  ...samplePolicy,
  phone: { mode, test_number },
})

const required = '*This is a required field.'
const field = (
  kind: 'text' | 'email' | 'phone' | 'postcode' | 'name' | 'textarea' | 'date' | 'time',
  required?: false,
): Field => (required === false ? { kind, name: 'it', label: 'It', required } : { kind, name: 'it', label: 'It' })
const select: Field = { kind: 'select', name: 'it', label: 'It', options: [{ value: 'a', label: 'A' }] }
const box = (message?: string): Field => ({
  kind: 'checkbox',
  name: 'it',
  label: 'It',
  ticked: false,
  ...(message ? { message } : {}),
})

const said = (of: Field, it: FormValues[string], under: FieldPolicy = samplePolicy) => checkField(of, { it }, under)

/** A field of each kind that a shopper answers, and its empty answer. */
const asked: readonly (readonly [Field, FormValues[string]])[] = [
  ...(['text', 'textarea', 'name', 'email', 'phone', 'postcode', 'date', 'time'] as const).map(
    (kind) => [field(kind), ''] as const,
  ),
  [select, ''],
  [{ ...select, kind: 'choice' }, ''],
  [box(), false],
  [{ kind: 'file', name: 'it', label: 'It', accept: 'image/*', noun: 'photos', most: 2, largest: 9, total: 9 }, []],
]

describe('what a form says beside a field', () => {
  test.each(asked.map(([of, empty]) => [of.kind, of, empty] as const))(
    'a %s is required unless it says otherwise (S5.1)',
    (_kind, of, empty) => {
      expect(said(of, empty)).toBe(required)
      expect(said({ ...of, required: false } as Field, empty)).toBeNull()
    },
  )

  test.each<[string, Field, FormValues[string], string | null]>([
    ['an empty text (S5.1, S5.2)', field('text'), '', required],
    ['only spaces', field('text'), '   ', required],
    ['nothing at all', field('text'), [], required],
    ['an optional text', field('text', false), '', null],
    ['an empty email (S5.4)', field('email'), '', required],
    ['an email (S5.3)', field('email'), 'a@b.co', null],
    ['an email with spaces around it', field('email'), ' a@b.co ', null],
    ['an email without a dot (S5.4)', field('email'), 'a@b', 'invalid email address'],
    ['an email with a space (S5.4)', field('email'), 'a b@c.co', 'invalid email address'],
    ['no email at all (S5.4)', field('email'), 'abc', 'invalid email address'],
    ['two first names (S5.5)', field('name'), 'Mary Ann', null],
    ['a name with an accent (S5.5)', field('name'), 'José', null],
    ['a digit in a name (S5.6)', field('name'), 'Bob1', 'Please use alphabetical characters only.'],
    ['an apostrophe on a strict site (S5.5)', field('name'), "O'Brien", 'Please use alphabetical characters only.'],
    ['an empty name (S5.2)', field('name'), '', required],
    ['a postcode (S5.7)', field('postcode'), '2000', null],
    ['a short postcode (S5.9)', field('postcode'), '200', 'Invalid postcode. Please enter a 4-digit number.'],
    ['a long postcode (S5.9)', field('postcode'), '20000', 'Invalid postcode. Please enter a 4-digit number.'],
    ['a letter in it (S5.9)', field('postcode'), '2a00', 'Invalid postcode. Please enter a 4-digit number.'],
    ['an empty postcode (S5.7)', field('postcode'), '', required],
    ['an empty message (S5.26)', field('textarea'), '', required],
    ['an optional message (S5.26)', field('textarea', false), '', null],
    ['no choice (S5.27, S5.28, S5.29)', select, '', required],
    ['a choice that was never offered', select, 'b', required],
    ['a choice', select, 'a', null],
    ['an optional rego (S5.30)', field('text', false), '', null],
    ['optional date and time (S5.33)', field('date', false), '', null],
    ['a date', field('date'), '2026-03-05', null],
    ['a time', field('time'), '09:30', null],
    ['a box that must be ticked (S5.39)', box(), false, required],
    [
      'a disclaimer that must be agreed to (S5.37)',
      box('*You must agree to the terms of use before submitting.'),
      false,
      '*You must agree to the terms of use before submitting.',
    ],
    ['a ticked box', box(), true, null],
    ['an unticked box that may stay so (S5.31)', { ...box(), required: false } as Field, false, null],
    ['a hidden field, always fine', { kind: 'hidden', name: 'it', label: 'It', initial: '' }, '', null],
    [
      'a file that is wanted',
      { kind: 'file', name: 'it', label: 'It', accept: 'image/*', noun: 'photos', most: 2, largest: 9, total: 9 },
      [],
      required,
    ],
  ])('%s', (_reason, of, value, text) => {
    expect(said(of, value)).toBe(text)
  })

  test.each<[string, FieldPolicy, string, string | null]>([
    ['an Australian number with brackets (S5.10)', phoneOf('au'), '(02) 9999 1111', null],
    ['+61 (S5.11)', phoneOf('au'), '+61 2 9999 1111', null],
    ['a mobile (S5.13)', phoneOf('au'), '0412345678', null],
    ['not Australian (S5.21)', phoneOf('au'), '123', 'Invalid phone number. Must be an Australian number.'],
    [
      'a landline on a mobile site (S5.14, S5.22)',
      phoneOf('au_mobile'),
      '0299991111',
      'Invalid phone number. Must be an Australian mobile number.',
    ],
    ['not American (S5.23)', phoneOf('us'), '123', 'Invalid phone number. Must be a US number.'],
    ['not from New Zealand (S5.24)', phoneOf('nz'), '123', 'Invalid phone number. Must be a New Zealand number.'],
    [
      '15 characters in New Zealand (S5.17, S5.25)',
      phoneOf('nz'),
      '021123456789012',
      'Invalid phone number. Too many characters.',
    ],
    ['the test number anywhere (S5.20)', phoneOf('us', '0491570156'), '0491 570 156', null],
    ['no number', phoneOf('au'), '', required],
  ])('a phone: %s', (_reason, under, value, text) => {
    expect(said(field('phone'), value, under)).toBe(text)
  })

  test.each([
    [
      'five digits where postcodes have five (S5.9)',
      { ...samplePolicy, postcode_digits: 5 },
      '2000',
      'Invalid postcode. Please enter a 5-digit number.',
    ],
    ['five of five', { ...samplePolicy, postcode_digits: 5 }, '90210', null],
  ])('%s', (_reason, under, value, text) => {
    expect(said(field('postcode'), value, under)).toBe(text)
  })

  test.each(["O'Brien", 'Anne-Marie', 'St. John'])('%s is a name where any name is taken (S5.5)', (name) => {
    expect(said(field('name'), name, { ...samplePolicy, names: 'any' })).toBeNull()
  })

  test('the texts of a failed submission are spelt as they always were (S8.3, S8.6, S8.9)', () => {
    expect(messages).toEqual({
      failed: 'An error occurred when submitting this form',
      unexpected: 'An unexpected error occured.',
      stepFailed: 'Form submission error occured.',
    })
  })
})
