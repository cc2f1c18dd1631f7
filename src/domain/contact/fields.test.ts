import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureFastestRun } from '#tests/fastest-run.ts'
import { emailProblem } from './email.ts'
import { nameProblem } from './name.ts'
import { postcodeDigits, postcodeProblem } from './postcode.ts'
import { agreementMessage, isBlank, requiredMessage } from './required.ts'

describe('e-mail', () => {
  const refused = 'invalid email address'
  test.each([
    ['a short one (S5.3)', 'a@b.co', null],
    ['a plus and dots', 'mary.lee+cars@mail.example.com.au', null],
    ['letters of any alphabet', 'josé@exämple.de', null],
    ['spaces around are forgiven', ' a@b.co ', null],
    ['no dot in the domain (S5.3)', 'a@b', refused],
    ['a space inside (S5.3)', 'a b@c.co', refused],
    ['no @ (S5.4)', 'abc', refused],
    ['two of them', 'a@b@c.co', refused],
    ['nobody', '@b.co', refused],
    ['a dot at the end', 'a@b.', refused],
    ['two dots together', 'a@b..co', refused],
    ['a dot in front of the domain', 'a@.co', refused],
    ['nothing', '', refused],
  ])('%s', (_reason, typed, problem) => {
    expect(emailProblem(typed)).toBe(problem)
  })

  test('a very long text is judged at once', () => {
    for (const long of [`${'a@'.repeat(50_000)}b`, `a@${'b.'.repeat(50_000)}`])
      expect(measureFastestRun(() => emailProblem(long))).toBeLessThan(250)
  })
})

describe('names', () => {
  const refused = 'Please use alphabetical characters only.'
  test.each([
    ['letters and a space (S5.5)', 'Mary Ann', null, null],
    ['an accent (S5.5)', 'José', null, null],
    ['an accent typed apart', 'Jose\u0301', null, null],
    ['another alphabet', 'Нина 美玲', null, null],
    ['an apostrophe (S5.5)', "O'Brien", refused, null],
    ['a curly one, as phones type it', 'O’Brien', refused, null],
    ['a hyphen (S5.5)', 'Anne-Marie', refused, null],
    ['a full stop', 'St. John', refused, null],
    ['a digit (S5.5, S5.6)', 'Bob1', refused, refused],
    ['a digit behind (S5.5)', 'O2', refused, refused],
    ['a tag', '<b>Bob</b>', refused, refused],
    ['only signs', "-'.", refused, refused],
    ['only spaces', '  ', refused, refused],
    ['nothing', '', refused, refused],
  ])('%s', (_reason, typed, strict, any) => {
    expect(nameProblem(typed, 'strict')).toBe(strict)
    expect(nameProblem(typed, 'any')).toBe(any)
  })

  test('what a strict site takes, any site takes (S5.5)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        if (nameProblem(typed, 'strict') === null) expect(nameProblem(typed, 'any')).toBeNull()
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('postcode', () => {
  const refused = 'Invalid postcode. Please enter a 4-digit number.'
  test.each([
    ['four digits (S5.7, S9.1)', '2000', undefined, null],
    ['a leading zero', '0800', undefined, null],
    ['three (S5.7, S5.9)', '200', undefined, refused],
    ['five (S5.7, S9.1)', '20000', undefined, refused],
    ['a letter (S5.7)', '2a00', undefined, refused],
    ['signs a number may have', '-200', undefined, refused],
    ['a number that is no postcode', '1e3 ', undefined, refused],
    ['full-width digits, as some keyboards write them', '２０００', undefined, null],
    ['digits of another script', '٢٧٨٥', undefined, refused],
    ['spaces that came along', '2 000', undefined, null],
    ['nothing', '', undefined, refused],
    ['five where a site says so (S5.9)', '27858', 5, null],
    ['four where a site says five (S5.9)', '2785', 5, 'Invalid postcode. Please enter a 5-digit number.'],
  ])('%s', (_reason, typed, digits, problem) => {
    expect(postcodeProblem(typed, digits)).toBe(problem)
  })

  test('has four digits (S9.1)', () => {
    expect(postcodeDigits).toBe(4)
  })
})

describe('what has to be filled in', () => {
  test('says so, word for word (S5.2, S5.37)', () => {
    expect(requiredMessage).toBe('*This is a required field.')
    expect(agreementMessage).toBe('*You must agree to the terms of use before submitting.')
  })

  test.each([
    ['', true],
    [' \n\t', true],
    ['\u00a0', true],
    [' a ', false],
    ['0', false],
  ])('%j is no answer: %s (S5.1)', (typed, blank) => {
    expect(isBlank(typed)).toBe(blank)
  })
})
