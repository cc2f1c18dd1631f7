import { normalisePlate } from '#domain/contact/plate.ts'
import { plainDollars } from '#domain/text/dollars.ts'
import { typed } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly maxLength?: number
  /** The keyboard a phone shows. */
  readonly inputMode?: 'numeric' | 'decimal'
  /** A number plate, which is sent normalised. */
  readonly isPlate?: true
  /** A dollar amount, shown with thousands separators and sent in plain digits. */
  readonly isMoney?: true
  /** Suggested values. */
  readonly usual?: readonly string[]
}
export interface TextareaField extends FieldBase {
  readonly kind: 'textarea'
}
/** Sent as it is, never shown and never required. */
export interface HiddenField extends FieldBase {
  readonly kind: 'hidden'
  readonly initial: string
  /** Set by a script of the page, and restored after a reload. */
  readonly isKept?: true
}

/** Free text. */
export type Texts = TextField | TextareaField | HiddenField

export const texts: Kinds<Texts> = {
  text: { rule: (field) => typed(field, undefined, field.isPlate ? normalisePlate : field.isMoney && plainDollars) },
  textarea: { rule: (field) => typed(field) },
  hidden: { rule: (field) => typed({ ...field, required: false }) },
}
