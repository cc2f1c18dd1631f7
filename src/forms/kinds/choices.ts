import type { OpenHours } from '#domain/location/open-now.ts'
import { oneOf, ticked, typed } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

/** One choice of a select; `value` is what is sent, `label` what is read. */
export interface Option {
  readonly value: string
  readonly label: string
  /** Where a place is and who answers there, said once it is chosen. */
  readonly at?: { readonly address: string; readonly phone: string | null }
  /** How many stand here of each that may be chosen, by its value, and of all by an empty one. */
  readonly standing?: Readonly<Record<string, number>>
  /** From what price these are, by the same values: "From $42,990". */
  readonly from?: Readonly<Record<string, string>>
  /** Of what stands at some places only: their towns, "Ballarat and Moonah". */
  readonly towns?: string
}

export interface SelectField extends FieldBase {
  readonly kind: 'select'
  readonly options: readonly Option[]
  /** What the dealer does for whoever chooses a place that has none of what is chosen. */
  readonly elsewhere?: string
  /** Of the place that is chosen now: its hours, where they are known, and the day that is asked for. */
  readonly visit?: { readonly hours: OpenHours | undefined; readonly day: string }
}
/** One answer of a few, each a large button. */
interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  /** Said of an answer that was there and is not any more. */
  readonly gone?: string
  /** Many short answers: in one row of chips of two lines, or in a grid. */
  readonly chips?: 'row' | 'grid'
  /** Of a row: in as many as it takes. */
  readonly wraps?: true
}
/** `ticked` is its state before anyone touches it; `message` replaces the required message. */
export interface CheckboxField extends FieldBase {
  readonly kind: 'checkbox'
  readonly ticked: boolean
  readonly message?: string
  /** Words of its label that lead to what is agreed to. */
  readonly terms?: { readonly words: string; readonly href: string }
  /** One of several boxes that answer one question, in its words: what the ticked ones say is sent together under one name. */
  readonly part?: { readonly of: string; readonly asks: string; readonly says: string }
}

/** Answers there are already, to choose from. */
export type Choices = SelectField | ChoiceField | CheckboxField

export const choices: Kinds<Choices> = {
  select: { rule: (field) => typed(field, oneOf(field.options)), ask: 'Choose the' },
  choice: { rule: (field) => typed(field, oneOf(field.options, field.gone)), ask: 'Choose the', isGroup: true },
  checkbox: { rule: (field) => ticked(field), ask: 'Tick' },
}
