import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleLeadCar as car } from '#api/sample-lead.ts'
import { fakeProps } from '#stores/form/fake-form.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import EnquiryForm from '../EnquiryForm.tsx'
import StepForm from '../StepForm.tsx'

const steps = fakeProps.form.fields.map(({ name }) => ({ name, title: name, fields: [name] }))
const api = { base: '', mock: false, paths: {} }
const slots = { api, query: { dealership_slug: 'north', location_id: '1', car_id: 1 } } as unknown as FormProps['slots']

it.each([
  ['of one step', EnquiryForm, fakeProps],
  ['of several', StepForm, { ...fakeProps, form: { ...fakeProps.form, steps } }],
])('a form %s is drawn alike for all cars: its markup is made once, without any', (_what, Form, props) => {
  const draw = (changes: object) => renderToStaticMarkup(createElement(Form, { ...props, ...changes } as FormProps))
  const { car: _, ...lead } = props.lead
  const alike = draw({ lead, slots: { api } })
  expect(alike).toContain(`<form class="enquiry" id="form-${props.form.name}"`)
  expect(draw({ lead: { ...lead, car }, slots })).toBe(alike)
})
