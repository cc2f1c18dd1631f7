import type { Field, FormValues } from '#forms/field.ts'
import type { ContactDetails } from '../contact-details.ts'

type PlainValues = Readonly<Record<string, string | boolean>>

/** What the controls of a prerendered form hold when its script takes hold of it. */
export interface FormSnapshot {
  readonly values: FormValues
  /** Names of the selects in which something was chosen for the shopper before. */
  readonly chosen: ReadonlySet<string>
}

/** The values of a form that can be kept as text: everything but files. */
export function plainValues(values: FormValues): PlainValues {
  const plain = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(plain)
}

/** How many files a form holds, for its draft; nothing for none. */
export function filesIn(values: FormValues): { readonly files?: number } {
  const files = Object.values(values).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
  return files > 0 ? { files } : {}
}

/**
 * What a form starts with: the shopper's details of earlier forms, over them what was typed in this tab, and over that what the
 * address asks for. Where no link led here, what was typed since the address was followed stands above it; a message that was
 * begun is the shopper's own words, and is never replaced.
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

/** Files cannot be put back, and what travels unseen is the page's own, unless its address or its script says it. */
const mayFill = (field: Field): boolean =>
  field.kind !== 'file' && (field.kind !== 'hidden' || field.query !== undefined || field.isKept === true)

/** Whether nobody has touched a control: what was typed before the script came is never overwritten. */
function isUntouched(field: Field, { values, chosen }: FormSnapshot): boolean {
  const held = values[field.name]
  if (field.kind === 'checkbox') return held === field.ticked
  if (field.kind === 'select' && chosen.has(field.name)) return false
  return held === '' || held === field.initial
}

/** What a form holds once its script runs: what was typed before that, and in what is untouched what it starts with. */
export function hydratedValues(fields: readonly Field[], held: FormSnapshot, starting: PlainValues): FormValues {
  const filled = fields.filter(mayFill).flatMap((field) => {
    const value = starting[field.name]
    const isFit = typeof value === (field.kind === 'checkbox' ? 'boolean' : 'string')
    return value !== undefined && isFit && isUntouched(field, held) ? [[field.name, value] as const] : []
  })
  return { ...held.values, ...Object.fromEntries(filled) }
}
