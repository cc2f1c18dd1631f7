import { describe, expect, it } from 'vitest'
import { formNames } from '#domain/contact/form-names.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { formsOfSite } from './site-forms.ts'

describe('the forms of a site', () => {
  it('are those that dealers’ settings may name', () => {
    expect(formsOfSite(sampleSite()).map(({ name }) => name)).toEqual(formNames)
  })

  it.each([
    ['en-AU', ['Postcode', 'Badge', 'Your deposit', 'Rego', 8]],
    ['en-NZ', ['Postcode', 'Badge', 'Your deposit', 'Rego', 0]],
    ['en-US', ['ZIP code', 'Trim', 'Your down payment', 'License plate', 51]],
  ] as const)('call things in %s as people there do', (locale, called) => {
    const fields = formsOfSite(sampleSite(`locale: ${locale}`)).flatMap((form) => form.fields)
    const labelOf = (name: string) => fields.find((field) => field.name === name)?.label
    const state = fields.find(({ name }) => name === 'rego_state')
    const states = state?.kind === 'select' ? state.options.length : 0
    expect([...['postcode', 'badge', 'deposit', 'rego'].map(labelOf), states]).toEqual(called)
  })
})
