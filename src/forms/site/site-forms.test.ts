import { describe, expect, it } from 'vitest'
import { formNames } from '#domain/contact/form-names.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { formsOfSite } from './site-forms.ts'

describe('the forms of a site', () => {
  it('are those that dealers’ settings may name', () => {
    expect(formsOfSite(sampleSite()).map(({ name }) => name)).toEqual(formNames)
  })
})
