import { describe, expect, test } from 'vitest'
import type { Field, FormValues } from '#forms/field.ts'
import { hydratedValues, startingValues } from './starting-values.ts'

const text: Field = { kind: 'text', name: 'it', label: 'It' }
const options = ['a', 'b'].map((value) => ({ value, label: value }))
const select: Field = { kind: 'select', name: 'it', label: 'It', options, initial: 'a' }
const box: Field = { kind: 'checkbox', name: 'it', label: 'It', ticked: true }
const hidden: Field = { kind: 'hidden', name: 'it', label: 'It', initial: 'page' }
const file: Field = { kind: 'file', name: 'it', label: 'It', accept: '', noun: 'photos', most: 1, largest: 1, total: 1 }

describe('a form that a script takes hold of', () => {
  test.each<[string, Field, FormValues[string], string | boolean, FormValues[string], boolean?]>([
    ['takes what is remembered', text, '', 'remembered', 'remembered'],
    ['never overwrites what was typed before', text, 'typed', 'remembered', 'typed'],
    ['takes a choice that is offered', select, 'a', 'b', 'b'],
    ['keeps what a button chose before', select, 'a', 'b', 'a', true],
    ['unticks a box that was unticked in the draft', box, true, false, false],
    ['leaves a box that was touched', box, false, true, false],
    ['leaves what travels unseen to the page', hidden, 'page', 'draft', 'page'],
    ['unless the address may say it', { ...hidden, query: 'it' }, 'page', 'asked', 'asked'],
    ['or a script found it out before', { ...hidden, initial: '', isKept: true }, '', 'found', 'found'],
    ['puts no text where files belong', file, [], 'front.jpg', []],
  ])('%s', (_reason, field, held, starting, expected, wasChosen = false) => {
    const snapshot = { values: { it: held }, chosen: new Set(wasChosen ? ['it'] : []) }
    expect(hydratedValues([field], snapshot, { it: starting })).toEqual({ it: expected })
  })
})

test.each<[string, boolean, string]>([
  ['what the link that led here asks for', true, '20000'],
  ['what was typed since, where the page was loaded anew', false, '25000'],
])('starts with the shopper, then what was typed in this tab, and %s', (_what, isFollowed, budget) => {
  const draft = { budget: '25000', first_name: 'Robin' }
  expect(startingValues({ name: 'Avery', email: 'a@b.co' }, { budget: '20000' }, draft, isFollowed)).toEqual({
    first_name: 'Robin',
    email: 'a@b.co',
    budget,
  })
})

test('a link puts no words in the place of those that a shopper wrote', () => {
  const prefill = { message: 'Is the blue one still here?', location_id: 'south' }
  const kept = { message: 'And what about the red one?', location_id: 'north' }
  expect(startingValues({}, prefill, kept)).toEqual({ ...kept, location_id: 'south' })
  expect(startingValues({}, prefill, { message: '' })).toEqual(prefill)
})
