import type { FormPolicy } from '#domain/contact/form-policy.ts'
import type { Field } from '../field.ts'
import type { CheckboxField, Option, SelectField } from '../kinds/choices.ts'
import type { HiddenField, TextareaField } from '../kinds/texts.ts'

/** The email field of every form. */
export const emailField: Field = { kind: 'email', name: 'email', label: 'Email', autocomplete: 'email' }

/** The five contact fields that the longer forms share. */
export const personFields: readonly Field[] = [
  { kind: 'name', name: 'first_name', label: 'First name', autocomplete: 'given-name', half: true },
  { kind: 'name', name: 'last_name', label: 'Last name', autocomplete: 'family-name', half: true },
  emailField,
  { kind: 'phone', name: 'phone', label: 'Phone', autocomplete: 'tel', half: true },
  { kind: 'postcode', name: 'postcode', label: 'Postcode', autocomplete: 'postal-code', half: true },
]

/** The message, required unless the site says otherwise. */
export function messageField(policy: FormPolicy): TextareaField {
  const field: TextareaField = { kind: 'textarea', name: 'message', label: 'Message' }
  return policy.message_required ? field : { ...field, required: false }
}

/** The newsletter opt-in: a checkbox, or a hidden field on sites that hide it. */
export function optInField({ opt_in }: FormPolicy): CheckboxField | HiddenField {
  if (opt_in.hidden) return { kind: 'hidden', name: 'opt_in', label: opt_in.label, initial: String(opt_in.default) }
  return { kind: 'checkbox', name: 'opt_in', label: opt_in.label, required: false, ticked: opt_in.default }
}

/** 'Where did you hear about us?', on sites that configure answers. */
export function referralFields({ enquiry: { heard_about_us } }: FormPolicy): readonly Field[] {
  if (heard_about_us.length === 0) return []
  const options = heard_about_us.map((value) => ({ value, label: value }))
  return [{ kind: 'select', name: 'heard_about_us', label: 'Where did you hear about us?', required: false, options }]
}

/** The location: a select where there are several, else a hidden field with the only one or `primary`. */
export function locationField(
  locations: readonly Option[],
  primary: string,
  label = 'Location',
): SelectField | HiddenField {
  if (locations.length < 2)
    return { kind: 'hidden', name: 'location_id', label, initial: locations[0]?.value ?? primary }
  const initial = locations.some(({ value }) => value === primary) ? primary : (locations[0]?.value ?? '')
  return { kind: 'select', name: 'location_id', label, options: locations, initial }
}

/** The car named by the query, as hidden fields. */
export const referringCarFields: readonly HiddenField[] = [
  { kind: 'hidden', name: 'car_id', label: 'Car', initial: '', query: 'car_id' },
  { kind: 'hidden', name: 'car_type', label: 'Type', initial: '', query: 'car_type' },
]
