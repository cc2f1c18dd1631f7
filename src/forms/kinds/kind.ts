import type { PhonePolicy } from '#domain/contact/phone.ts'
import type { Rule } from '../rules.ts'

/** A field shows only while another field holds one of these values. */
interface ShowWhen {
  readonly field: string
  readonly is: readonly string[]
}

/** Properties of every kind of field. */
export interface FieldBase {
  /** Name in the form and in its values; unique within the form. */
  readonly name: string
  readonly label: string
  /** Fields are required by default. */
  readonly required?: false
  readonly hint?: string
  readonly showWhen?: ShowWhen
  /** The browser's autofill token. */
  readonly autocomplete?: string
  /** Half width: shares a row with its neighbour where there is room. */
  readonly half?: true
  /** The initial value. */
  readonly initial?: string
  /** The query parameter that may prefill it, e.g. `vehiclePriceBudget`. Never for anything personal. */
  readonly query?: string
  /** The value assumed without scripts, where none can set it or show the fields that depend on it. */
  readonly native?: string
}

/** What field rules depend on; part of a dealer's form policy. */
export interface FieldPolicy {
  readonly phone: PhonePolicy
  readonly names: 'strict' | 'any'
  readonly postcode_digits: number
}

/** A kind of field, apart from its rendering. */
export interface Kind<F> {
  readonly rule: (field: F, policy: FieldPolicy) => Rule
  /** Words before the label in the error summary of an empty field, instead of "Enter the": "Enter your" email. */
  readonly ask?: 'Enter your' | 'Choose the' | 'Tick'
  /** Rendered as several controls: the label names the group and does not activate any of them. */
  readonly isGroup?: true
}

/** Kind name -> kind, for some fields; a missing entry does not compile. */
export type Kinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: Kind<Extract<F, { readonly kind: K }>>
}
