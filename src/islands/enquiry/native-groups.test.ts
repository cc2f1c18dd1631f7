import { expect, test } from 'vitest'
import type { Field } from '#forms/field.ts'
import { type Form, initialValues } from '#forms/form.ts'
import { nativeGroups } from './native-groups.ts'

const text = (name: string, more: object = {}): Field => ({ kind: 'text', name, label: name, ...more })
const lookedUp: Field = { kind: 'hidden', name: 'look_up', label: '', initial: '', native: 'manual' }
const places = [{ value: 'north', label: 'North' }]
const place: Field = { kind: 'select', name: 'place', label: '', options: places, native: 'north' }
const make = text('make', { showWhen: { field: 'look_up', is: ['manual'] } })

const form = (fields: readonly Field[], steps?: readonly (readonly string[])[]): Form => ({
  name: 'f',
  category: 'General Enquiry',
  submit: 'Send',
  fields,
  ...(steps && { steps: steps.map((names, at) => ({ name: `s${at}`, title: `Step ${at + 1}`, fields: names })) }),
})

test.each<[string, Form, readonly string[], readonly (readonly [string | null, string])[]]>([
  ['a form of one step asks for nothing more', form([text('a'), text('b')]), ['a', 'b'], []],
  [
    'later steps follow under their titles, in their order',
    form([text('a'), text('b'), text('c'), text('d')], [['a'], ['b', 'c'], ['d']]),
    ['a'],
    [
      ['Step 2', 'b'],
      ['Step 2', 'c'],
      ['Step 3', 'd'],
    ],
  ],
  [
    'what a script would have found out is asked for',
    form([text('plate'), lookedUp, make, text('b')], [['plate', 'look_up', 'make'], ['b']]),
    ['plate', 'look_up'],
    [
      ['Step 1', 'make'],
      ['Step 2', 'b'],
    ],
  ],
  [
    'what hangs on a choice is asked for beside it',
    form([place, text('day', { showWhen: { field: 'place', is: ['north'] } })]),
    ['place'],
    [[null, 'day']],
  ],
  ['so it is without steps', form([text('plate'), lookedUp, make]), ['plate', 'look_up'], [[null, 'make']]],
])('sent as one page, %s', (_reason, asked, drawn, expected) => {
  const groups = nativeGroups(asked, initialValues(asked.fields), new Set(drawn))
  expect(groups.flatMap(({ title, fields }) => fields.map(({ name }) => [title, name]))).toEqual(expected)
})
