import type { Field, FormValues } from '#forms/field.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
  return isControl ? control : null
}

function heldValue(field: Field, control: Control): FormValues[string] {
  if (field.kind === 'checkbox') return control instanceof HTMLInputElement ? control.checked : field.ticked
  if (field.kind === 'file') return control instanceof HTMLInputElement ? [...(control.files ?? [])] : []
  return control.value
}

function unseenValue(field: Field): FormValues[string] {
  if (field.kind === 'checkbox') return field.ticked
  return field.kind === 'file' ? [] : (field.initial ?? '')
}

/** What the form on the page holds right now, hidden fields and fields that are not shown included. */
export function readForm(form: HTMLFormElement, fields: readonly Field[], before: FormValues): FormValues {
  const read = fields.map((field) => {
    const control = controlOf(form, field.name)
    return [field.name, control ? heldValue(field, control) : (before[field.name] ?? unseenValue(field))] as const
  })
  return Object.fromEntries(read)
}

function putText(control: Control, value: string): void {
  const offered = !(control instanceof HTMLSelectElement) || [...control.options].some((each) => each.value === value)
  if (offered) control.value = value
}

function fill(field: Field, control: Control, value: string | boolean): void {
  if (field.kind === 'checkbox') {
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
  } else if (typeof value === 'string') putText(control, value)
}

/** Whether nobody has touched a control: what was typed before the island woke is never overwritten. */
function isUntouched(field: Field, control: Control): boolean {
  if (field.kind === 'checkbox') return control instanceof HTMLInputElement && control.checked === field.ticked
  if (control instanceof HTMLSelectElement && control.dataset.chosen !== undefined) return false
  return control.value === '' || control.value === field.initial
}

/** Files cannot be put back, and what travels unseen is the page's own, unless its address or its script says it. */
const mayFill = (field: Field): boolean =>
  field.kind !== 'file' && (field.kind !== 'hidden' || field.query !== undefined || field.isKept === true)

/** Puts remembered values into the controls that are still as they were drawn. */
export function fillForm(
  form: HTMLFormElement,
  fields: readonly Field[],
  values: Readonly<Record<string, string | boolean>>,
): void {
  for (const field of fields.filter(mayFill)) {
    const control = controlOf(form, field.name)
    const value = values[field.name]
    if (control && value !== undefined && isUntouched(field, control)) fill(field, control, value)
  }
}

/** Writes texts into the controls that are on the page. */
export function putIntoForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (control) putText(control, value)
  }
}
