import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleControl } from '../enquiry/sample-control.ts'
import { ChoiceControl } from './ChoiceControl.tsx'

const options = ['Petrol', 'Diesel'].map((value) => ({ value, label: value }))

test.each([
  ['insists on an answer', {}, true, 1],
  ['leaves an optional one open', { required: false }, true, 0],
  ['leaves it to the form’s own words once scripts run', {}, false, 0],
] as const)('the browser %s', (_what, facts, isNative, insists) => {
  const field = { kind: 'choice', name: 'fuel', label: 'Fuel', options, ...facts } as const
  const markup = renderToStaticMarkup(<ChoiceControl {...sampleControl} field={field} isNative={isNative} />)
  expect(markup.match(/required=""/g) ?? []).toHaveLength(insists)
})
