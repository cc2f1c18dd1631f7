import type { PhonePolicy } from '#domain/contact/phone.ts'
import type { Rule } from '../rules.ts'

/** A field shows only while another field holds one of these values. */
interface ShowWhen {
  readonly field: string
  readonly is: readonly string[]
}

/** What fields of every kind may say. */
export interface FieldBase {
  /** Its name in the form and in what the form gives; unique within the form. */
  readonly name: string
  readonly label: string
  /** Every field is required unless it says otherwise here. */
  readonly required?: false
  readonly hint?: string
  readonly showWhen?: ShowWhen
  /** The browser's autofill token. */
  readonly autocomplete?: string
  /** Stands beside its neighbour where there is room. */
  readonly half?: true
  /** What it holds before anyone types. */
  readonly initial?: string
  /** The parameter of the page's address that may fill it, e.g. `vehiclePriceBudget`. Never for anything personal. */
  readonly query?: string
  /** What it counts as where no script runs to find it out, or to show what hangs on it. */
  readonly native?: string
}

/** What the rules of fields depend on; a part of a dealer's form policy. */
export interface FieldPolicy {
  readonly phone: PhonePolicy
  readonly names: 'strict' | 'any'
  readonly postcode_digits: number
}

/** What a kind of field is, apart from how it is drawn. */
export interface Kind<F> {
  readonly rule: (field: F, policy: FieldPolicy) => Rule
  /** What the list of mistakes asks for where it is empty, before its label, if not "Enter the": "Enter your" email, "Choose the" day. */
  readonly ask?: 'Enter your' | 'Choose the' | 'Tick'
  /** Drawn as several controls: its label is that of them all, and presses none of them. */
  readonly isGroup?: true
}

/** The kinds of some fields, by their names; one without its row does not compile. */
export type Kinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: Kind<Extract<F, { readonly kind: K }>>
}
