/** Control name -> its values in the form, including files. */
export type FormEntries = ReadonlyMap<string, readonly FormDataEntryValue[]>

/** Reads a form, including unticked boxes (no values) and empty fields. */
export function readFormValues(form: HTMLFormElement): FormEntries {
  const data = new FormData(form)
  const names = [...form.elements].flatMap((control) => ('name' in control ? [String(control.name)] : []))
  return new Map(names.map((name) => [name, data.getAll(name)]))
}

function holdFiles(input: HTMLInputElement, values: readonly FormDataEntryValue[]): void {
  const transfer = new DataTransfer()
  for (const value of values) if (typeof value !== 'string' && value.size > 0) transfer.items.add(value)
  input.files = transfer.files
}

function fill(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, values: FormEntries): void {
  const held = values.get(control.name)
  if (!held) return
  if (control.type === 'file') holdFiles(control as HTMLInputElement, held)
  else if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = held.includes(control.value)
  else control.value = String(held[0] ?? '')
}

/** Writes the values of one form into another, where the names match. */
export function restoreFormValues(form: HTMLFormElement, values: FormEntries): void {
  for (const control of form.elements) {
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    if (isControl) fill(control, values)
  }
}
