import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { PhoneMode } from '#domain/contact/phone.ts'
import { siteThatAsksAll } from '#tenants/sample-forms.ts'
import { checkField, checkForm } from './check.ts'
import type { Field, FieldKind } from './field.ts'
import type { FieldPolicy } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { samplePolicy } from './sample-policy.ts'
import { formsOfSite } from './site/site-forms.ts'

/** Every error text of point 5 of the specification, plus that of American postcodes. */
const ledger: readonly (string | null)[] = [
  null,
  '*This is a required field.',
  'invalid email address',
  'Please use alphabetical characters only.',
  'Invalid postcode. Please enter a 4-digit number.',
  'Invalid postcode. Please enter a 5-digit number.',
  'Invalid phone number. Must be an Australian number.',
  'Invalid phone number. Must be an Australian mobile number.',
  'Invalid phone number. Must be a US number.',
  'Invalid phone number. Must be a New Zealand number.',
  'Invalid phone number. Too many characters.',
  '*You must agree to the terms of use before submitting.',
]

/** Every field of every form of a site, all named `it`, so that new kinds of fields are covered automatically. */
const fields: readonly Field[] = formsOfSite(siteThatAsksAll())
  .flatMap((form) => form.fields)
  .map(({ showWhen: _, ...field }) => ({ ...field, name: 'it' }))
const fieldsOf = (kind: FieldKind) => fields.filter((field) => field.kind === kind)

const modes: readonly PhoneMode[] = ['au', 'au_landline', 'au_mobile', 'au_mobile_landline', 'au_uk', 'nz', 'us']
const anyPolicy: fc.Arbitrary<FieldPolicy> = fc.record({
  phone: fc.record({ mode: fc.constantFrom(...modes), test_number: fc.constant(null) }),
  names: fc.constantFrom('strict', 'any'),
  postcode_digits: fc.constantFrom(4, 5),
})
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."0123456789+ @.a'’-") }),
)
const anything = fc.oneof(typed, fc.boolean(), fc.constant([]))
const said = (field: Field, it: string | boolean | readonly File[], policy: FieldPolicy) =>
  checkField(field, { it }, policy)

describe('no rule but those of the specification (S5.55)', () => {
  test.each(Object.keys(kinds) as FieldKind[])('a %s says nothing else, whatever stands in it (S8.19)', (kind) => {
    expect(fieldsOf(kind)).not.toEqual([])
    fc.assert(
      fc.property(fc.constantFrom(...fieldsOf(kind)), anything, anyPolicy, (field, value, policy) => {
        expect(ledger).toContain(said(field, value, policy))
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  test.each(['text', 'textarea', 'hidden'] as const)('a %s takes any words, however many', (kind) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldsOf(kind)),
        fc.string({ unit: 'binary', minLength: 1 }),
        anyPolicy,
        (field, words, policy) => {
          if (words.trim() !== '') expect(said(field, words, policy)).toBeNull()
        },
      ),
      { seed: 1, numRuns: 300 },
    )
    for (const field of fieldsOf(kind)) expect(said(field, 'x'.repeat(100_000), samplePolicy)).toBeNull()
  })

  it('every text of point 5 is said by some field (S8.19)', () => {
    const heard = new Set<string | null>()
    const numbers = ['123', '021123456789012', '0299991111']
    const answers = ['', 'x', 'a@b', 'Bob1', '20000', false, ...numbers]
    for (const field of fields)
      for (const mode of modes)
        for (const postcode_digits of [4, 5])
          for (const answer of answers)
            heard.add(said(field, answer, { phone: { mode, test_number: null }, names: 'strict', postcode_digits }))
    expect([...heard].toSorted()).toEqual(ledger.toSorted())
  })
})

describe('what is sent', () => {
  const common = { name: 'it', label: 'It' }

  test.each([
    ['text', '  two words ', 'two words'],
    ['name', ' Ana Maria ', 'Ana Maria'],
    ['email', ' sam@mail.example ', 'sam@mail.example'],
    ['phone', '+61 2 9999 1111', '0299991111'],
    ['postcode', ' 2000 ', '2000'],
    ['date', '2026-03-04', '2026-03-04'],
  ] as const)('of a %s, "%s", is "%s"', (kind, it, sent) => {
    expect(checkForm([{ ...common, kind }], { it }, samplePolicy).values).toEqual({ it: sent })
  })

  it('of a message is all of 5000 characters, and no more (S5.55)', () => {
    const sent = (it: string) => checkForm([{ ...common, kind: 'textarea' }], { it }, samplePolicy).values.it
    expect(sent('x'.repeat(5000))).toBe('x'.repeat(5000))
    expect(sent('x'.repeat(5001))).toBe('x'.repeat(5000))
  })

  test.each([
    ['$35,000', '35000'],
    ['35000', '35000'],
    ['about 35,000', 'about 35,000'],
  ])('of dollars, "%s", is "%s" (S2.44)', (it, sent) => {
    expect(checkForm([{ ...common, kind: 'text', isMoney: true }], { it }, samplePolicy).values).toEqual({ it: sent })
  })
})
