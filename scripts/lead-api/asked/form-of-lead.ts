import type { Field } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { formsOfSite } from '#forms/site/site-forms.ts'
import type { Site } from '#tenants/site.ts'

const formsOf = new WeakMap<Site, readonly Form[]>()

function knownForms(site: Site): readonly Form[] {
  const known = formsOf.get(site)
  if (known) return known
  const made = formsOfSite(site)
  formsOf.set(site, made)
  return made
}

/** The form that a lead was sent with: by its name, else by the category it files its leads under. */
export function formOfLead(site: Site, lead: Readonly<Record<string, unknown>>): Form | undefined {
  const forms = knownForms(site)
  return (
    forms.find(({ name }) => name === lead.form_name) ??
    forms.find(({ category }) => category === lead.category) ??
    forms[0]
  )
}

/** A field by its name: of the lead's own form, else of the first form that asks for it. */
export function fieldNamed(site: Site, form: Form | undefined, name: string): Field | undefined {
  const inForm = (each: Form | undefined) => each?.fields.find((field) => field.name === name)
  return inForm(form) ?? knownForms(site).map(inForm).find(Boolean)
}
