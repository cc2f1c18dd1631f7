import { normalisePlate } from '#domain/contact/plate.ts'
import { plainDollars } from '#domain/text/dollars.ts'
import { typed } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly maxLength?: number
  /** The keyboard a phone shows. */
  readonly inputMode?: 'numeric' | 'decimal'
  /** Plates are written in capitals. */
  readonly isPlate?: true
  /** Dollars, which are shown with their thousands apart and sent in plain digits. */
  readonly isMoney?: true
  /** What is usually typed, to choose from. */
  readonly usual?: readonly string[]
}
export interface TextareaField extends FieldBase {
  readonly kind: 'textarea'
}
/** Sent as it is, never shown and never required. */
export interface HiddenField extends FieldBase {
  readonly kind: 'hidden'
  readonly initial: string
  /** Found out on the page, and there again after a reload. */
  readonly isKept?: true
}

/** Any words. */
export type Texts = TextField | TextareaField | HiddenField

export const texts: Kinds<Texts> = {
  text: { rule: (field) => typed(field, undefined, field.isPlate ? normalisePlate : field.isMoney && plainDollars) },
  textarea: { rule: (field) => typed(field) },
  hidden: { rule: (field) => typed({ ...field, required: false }) },
}
