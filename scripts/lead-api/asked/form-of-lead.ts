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

/** The form that a lead was sent with: by form name, else by category, else the site's first form. */
export function formOfLead(site: Site, lead: Readonly<Record<string, unknown>>): Form | undefined {
  const forms = knownForms(site)
  return (
    forms.find(({ name }) => name === lead.form_name) ??
    forms.find(({ category }) => category === lead.category) ??
    forms[0]
  )
}

/**
 * A field by name: from the lead's own form, else from the first form that has it. A checkbox is taken from the lead's
 * own form only: the shopper did not agree to another form's wording.
 */
export function fieldNamed(site: Site, form: Form | undefined, name: string): Field | undefined {
  const isIt = (field: Field) => field.name === name
  const own = form?.fields.find(isIt)
  const other = knownForms(site).flatMap(({ fields }) => fields.find(isIt) ?? [])[0]
  return own ?? (other?.kind === 'checkbox' ? undefined : other)
}
