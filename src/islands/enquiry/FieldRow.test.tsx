import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { checkField } from '#forms/check.ts'
import type { Field } from '#forms/field.ts'
import { samplePolicy } from '#forms/sample-policy.ts'
import { all, type HtmlElement, textOf } from '#tests/sites/html.ts'
import { stepControls } from '../steps/step-controls.tsx'
import { FieldRow } from './FieldRow.tsx'

const common = { name: 'it', label: 'It' }
const options = ['Petrol', 'Diesel'].map((value) => ({ value, label: value }))
const photos = { accept: 'image/*', noun: 'photos', most: 2, largest: 9, total: 9 } as const

/** Fields of every kind that can be left empty. */
const fields: readonly Field[] = [
  ...(['text', 'name', 'email', 'phone', 'postcode', 'textarea', 'date', 'time'] as const).map((kind) => ({
    ...common,
    kind,
  })),
  { ...common, kind: 'text', isMoney: true },
  { ...common, kind: 'select', options },
  { ...common, kind: 'choice', options },
  { ...common, kind: 'checkbox', ticked: false },
  { ...common, kind: 'file', ...photos },
]

function rowOf(field: Field, error: string | undefined): string {
  const base = { id: 'form-it', value: undefined, onChange: () => undefined, postcodeDigits: 4, isNative: false }
  return renderToStaticMarkup(<FieldRow {...base} field={field} error={error} controls={stepControls} />)
}

/** The accessible description of an element. */
function descriptionOf(markup: string, { attribs }: HtmlElement): string {
  const ids = attribs['aria-describedby']?.split(' ') ?? []
  return ids.flatMap((id) => all(markup, '', { id }).map(textOf)).join(' ')
}

/** Elements that have a description: a control, or a group of them. */
const described = (markup: string) => all(markup, '', { 'aria-describedby': /./ })

describe('a row of a form', () => {
  test.each(fields.map((field) => [field.kind, field] as const))(
    'says at an empty %s that it is asked for (S5.2)',
    (_, field) => {
      const problem = checkField(field, {}, samplePolicy) ?? undefined
      const markup = rowOf(field, problem)
      const told = described(markup)
      expect(told).not.toEqual([])
      for (const control of told) expect(descriptionOf(markup, control)).toBe('Error: *This is a required field.')
    },
  )

  test('says its hint before what is wrong', () => {
    const markup = rowOf({ ...common, kind: 'text', hint: 'As on the papers.' }, 'Too long.')
    expect(described(markup).map((control) => descriptionOf(markup, control))).toEqual([
      'As on the papers. Error: Too long.',
    ])
  })

  test('says nothing more where nothing is wrong', () => {
    expect(described(rowOf({ ...common, kind: 'text' }, undefined))).toEqual([])
  })

  test('of a field that is still empty nobody is told that it is wrong', () => {
    const said = (error?: string) =>
      all(rowOf({ ...common, kind: 'email' }, error), 'input')[0]?.attribs['aria-invalid']
    expect(said()).toBe('false')
    expect(said('*This is a required field.')).toBe('true')
  })
})
