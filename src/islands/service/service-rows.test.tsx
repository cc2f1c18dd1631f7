import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Field } from '#forms/field.ts'
import { FieldRow } from '../enquiry/FieldRow.tsx'
import { serviceControls } from './service-controls.tsx'
import { serviceRows } from './service-rows.tsx'

const box = (says: string, at: number): Field => ({
  kind: 'checkbox',
  name: `work_${at}`,
  label: says,
  required: false,
  ticked: false,
  part: { of: 'work', asks: 'What needs doing?', says },
})
const text = (name: string): Field => ({ kind: 'text', name, label: name, required: false })

function markupOf(fields: readonly Field[]): string {
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      field={field}
      id={`service-${field.name}`}
      value={field.name === 'work_1'}
      onChange={() => undefined}
      error={undefined}
      controls={serviceControls}
      postcodeDigits={4}
      isNative
    />
  )
  return renderToStaticMarkup(<div>{serviceRows(fields, row)}</div>)
}

describe('the rows of a service booking', () => {
  it('keep their order; boxes of one question stand together below its words', () => {
    const markup = markupOf([text('rego'), box('Brakes', 0), box('Tyres', 1), text('message')])
    const order = ['rego', 'What needs doing?', 'Brakes', 'Tyres', 'message'].map((word) => markup.indexOf(`>${word}`))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(markup.match(/<fieldset/g)).toHaveLength(1)
  })

  it('let each box be posted without scripts, as it is ticked, in its words', () => {
    const markup = markupOf([box('Brakes', 0), box('Tyres', 1)])
    const inputs = markup.match(/<input[^>]*>/g) ?? []
    const said = (input: string, name: string) => new RegExp(`${name}="(\\w+)"`).exec(input)?.[1]
    expect(inputs.map((input) => [said(input, 'name'), said(input, 'value'), input.includes('checked')])).toEqual([
      ['work_0', 'Brakes', false],
      ['work_1', 'Tyres', true],
    ])
  })

  it('ask nothing where a dealer names no work', () => {
    expect(markupOf([text('rego')])).not.toContain('fieldset')
  })
})
