import { expect, test } from 'vitest'
import { formNames } from '#domain/contact/form-names.ts'
import { formsOfSite } from '#forms/site/site-forms.ts'
import { siteThatAsksAll } from '#tenants/sample-forms.ts'
import type { Controls } from './enquiry/control.ts'
import { controls } from './enquiry/controls.tsx'
import { serviceControls } from './service/service-controls.tsx'
import { stepControls } from './steps/step-controls.tsx'

/** Form -> the controls its island uses; stepControls where not listed. */
const others: Readonly<Partial<Record<(typeof formNames)[number], Controls>>> = {
  enquiry: controls,
  'location-enquiry': controls,
  'car-enquiry': controls,
  'garage-enquiry': controls,
  'request-photos': controls,
  subscribe: controls,
  service: serviceControls,
}

test.each(formNames)('the island of the form "%s" can draw every kind of field in it', (name) => {
  const form = formsOfSite(siteThatAsksAll()).find((each) => each.name === name)
  const drawn = Object.keys(others[name] ?? stepControls)
  expect(form?.fields).not.toEqual([])
  expect(form?.fields.map(({ kind }) => kind).filter((kind) => !drawn.includes(kind))).toEqual([])
})
