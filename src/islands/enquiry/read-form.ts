import { honeypotName } from '#domain/lead/honeypot.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'
import type { FormSnapshot } from '#stores/form/starting-values.ts'

/** The value of the honeypot; empty for people. */
export function honeypotIn(form: HTMLFormElement): string {
  const honeypot = form.elements.namedItem(honeypotName)
  return honeypot instanceof HTMLInputElement ? honeypot.value : ''
}

/** Names of fields whose input the browser cannot parse, such as half a date; their value reads as empty. */
export function findUnparsedFields({ elements }: HTMLFormElement): readonly string[] {
  return [...elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? control.name : [],
  )
}

function heldValue(field: Field, control: Element | RadioNodeList): FormValues[string] | null {
  if (control instanceof HTMLInputElement && field.kind === 'checkbox') return control.checked
  if (control instanceof HTMLInputElement && field.kind === 'file') return [...(control.files ?? [])]
  return 'value' in control ? String(control.value) : null
}

/** The values of a prerendered form, including input typed before hydration. */
export function readForm({ elements }: HTMLFormElement, fields: readonly Field[]): FormSnapshot {
  const held = fields.flatMap((field) => {
    const control = elements.namedItem(field.name)
    const value = control && heldValue(field, control)
    return value === null ? [] : [[field.name, value] as const]
  })
  const isChosen = ({ name }: Field) => {
    const control = elements.namedItem(name)
    return control instanceof HTMLSelectElement && control.dataset.chosen !== undefined
  }
  return {
    values: { ...initialValues(fields), ...Object.fromEntries(held) },
    chosen: new Set(fields.filter(isChosen).map(({ name }) => name)),
  }
}
