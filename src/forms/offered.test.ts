import { expect, it, test } from 'vitest'
import type { Field } from './field.ts'
import { resetUnavailableValues } from './offered.ts'

const options = ['09:00', '10:00'].map((value) => ({ value, label: value }))
const time: Field = { kind: 'select', name: 'time', label: 'Time', options }
const place: Field = { kind: 'select', name: 'place', label: 'Place', options, initial: '09:00' }
const condition: Field = { kind: 'choice', name: 'condition', label: 'Condition', options }
const words: Field = { kind: 'text', name: 'words', label: 'Words' }

test.each([
  ['a choice that is offered stays', time, '10:00', '10:00'],
  ['none chosen stays so', time, '', ''],
  ['a choice that is offered no more goes', time, '11:00', ''],
  ['of large buttons as well', condition, '11:00', ''],
  ['where there is a first choice it takes its place', place, '11:00', '09:00'],
  ['a text may say anything', words, '11:00', '11:00'],
])('%s', (_reason, field, held, left) => {
  expect(resetUnavailableValues([field], { [field.name]: held })).toEqual({ [field.name]: left })
})

it('makes no new values where nothing changes', () => {
  const values = { time: '10:00', words: 'x', elsewhere: 'y' }
  expect(resetUnavailableValues([time, words, condition], values)).toBe(values)
})
