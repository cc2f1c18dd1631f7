import type { Field, FormValues } from '#forms/field.ts'
import type { ContactDetails } from '../contact-details.ts'

type PlainValues = Readonly<Record<string, string | boolean>>

/** The control values of a prerendered form when it hydrates. */
export interface FormSnapshot {
  readonly values: FormValues
  /** Names of the selects in which something was chosen for the shopper before. */
  readonly chosen: ReadonlySet<string>
}

/** The values that can be stored as JSON: all but files. */
export function plainValues(values: FormValues): PlainValues {
  const plain = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(plain)
}

/** The number of files in a form, for its draft; an empty object when there are none. */
export function filesIn(values: FormValues): { readonly files?: number } {
  const files = Object.values(values).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
  return files > 0 ? { files } : {}
}

/**
 * Initial values of a form; later sources win: remembered contact details, `prefill` from the query, the draft. After a
 * navigation (`isFollowed`) `prefill` wins over the draft, except over a drafted message, which is never replaced.
 */
export function startingValues(
  { name, ...details }: ContactDetails,
  prefill: PlainValues,
  draft: PlainValues = {},
  isFollowed = true,
): PlainValues {
  const { message } = draft
  const asked = isFollowed && { ...prefill, ...(message && { message }) }
  return { ...details, ...(name && { first_name: name }), ...prefill, ...draft, ...asked }
}

/** Files cannot be restored. Hidden fields are the page's own, unless the query or the page's script sets them. */
const mayFill = (field: Field): boolean =>
  field.kind !== 'file' && (field.kind !== 'hidden' || field.query !== undefined || field.isKept === true)

/** Whether a control is as prerendered: what was typed before hydration is never overwritten. */
function isUntouched(field: Field, { values, chosen }: FormSnapshot): boolean {
  const held = values[field.name]
  if (field.kind === 'checkbox') return held === field.ticked
  if (field.kind === 'select' && chosen.has(field.name)) return false
  return held === '' || held === field.initial
}

/** Values after hydration: those of the controls, with `starting` filled in where a control is untouched. */
export function hydratedValues(fields: readonly Field[], held: FormSnapshot, starting: PlainValues): FormValues {
  const filled = fields.filter(mayFill).flatMap((field) => {
    const value = starting[field.name]
    const isFit = typeof value === (field.kind === 'checkbox' ? 'boolean' : 'string')
    return value !== undefined && isFit && isUntouched(field, held) ? [[field.name, value] as const] : []
  })
  return { ...held.values, ...Object.fromEntries(filled) }
}
