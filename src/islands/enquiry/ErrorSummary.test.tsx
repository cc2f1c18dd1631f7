import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Field } from '#forms/field.ts'
import { all, textOf } from '#tests/sites/html.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const fields: readonly Field[] = ['First name', 'Last name'].map((label) => ({ kind: 'name', name: label, label }))
const errors = Object.fromEntries(fields.map(({ name }) => [name, 'Please use alphabetical characters only.']))

test('the list of mistakes is told whole when it comes, and only its count each time one of them is mended', () => {
  const markup = renderToStaticMarkup(
    <ErrorSummary fields={fields} errors={errors} idOf={(name) => name} focusRequest={null} />,
  )
  const [alert] = all(markup, '', { role: 'alert' })
  // Alerts are atomic by default: each change within would be read out from the start.
  expect(alert?.attribs['aria-atomic']).toBe('false')
  expect(all(markup, 'h2').map(textOf)).toEqual(['Please check 2 answers'])
})
