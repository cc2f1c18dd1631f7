import type { Field, FormValues } from '#forms/field.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isControl ? control : null
}

function heldValue(field: Field, control: Control | null): FormValues[string] {
  if (field.kind === 'checkbox') return control instanceof HTMLInputElement ? control.checked : field.ticked
  if (field.kind === 'file') return control instanceof HTMLInputElement ? [...(control.files ?? [])] : []
  return control ? control.value : (field.initial ?? '')
}

/** What the form on the page holds right now, hidden fields and fields that are not shown included. */
export function readForm(form: HTMLFormElement, fields: readonly Field[], before: FormValues): FormValues {
  const read = fields.map((field) => {
    const control = controlOf(form, field.name)
    return [field.name, control ? heldValue(field, control) : (before[field.name] ?? heldValue(field, null))] as const
  })
  return Object.fromEntries(read)
}

function fill(field: Field, control: Control, value: string | boolean): void {
  if (field.kind === 'hidden' || field.kind === 'file') return
  if (field.kind === 'checkbox') {
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
    return
  }
  const offered = !(control instanceof HTMLSelectElement) || [...control.options].some((each) => each.value === value)
  if (typeof value === 'string' && offered) control.value = value
}

/** Whether nobody has touched a control: what was typed before the island woke is never overwritten. */
function isUntouched(field: Field, control: Control): boolean {
  if (field.kind === 'checkbox') return control instanceof HTMLInputElement && control.checked === field.ticked
  return control.value === '' || control.value === field.initial
}

/** Puts remembered values into the controls that are still as they were drawn. */
export function fillForm(
  form: HTMLFormElement,
  fields: readonly Field[],
  values: Readonly<Record<string, string | boolean>>,
): void {
  for (const field of fields) {
    const control = controlOf(form, field.name)
    const value = values[field.name]
    if (control && value !== undefined && isUntouched(field, control)) fill(field, control, value)
  }
}
