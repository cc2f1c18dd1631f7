import type { OpenHours } from '#domain/location/open-now.ts'
import { oneOf, ticked, typed } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

/** One option; `value` is sent, `label` is shown. */
export interface Option {
  readonly value: string
  readonly label: string
  /** Address and phone of a location, shown once it is selected. */
  readonly at?: { readonly address: string; readonly phone: string | null }
  /** Cars in stock by the value of the other choice; '' -> the total. */
  readonly standing?: Readonly<Record<string, number>>
  /** Lowest price by the same keys: "From $42,990". */
  readonly from?: Readonly<Record<string, string>>
  /** Towns of the locations that have it, where not all do: "Ballarat and Moonah". */
  readonly towns?: string
}

export interface SelectField extends FieldBase {
  readonly kind: 'select'
  readonly options: readonly Option[]
  /** What the dealer offers when the selected location has none of the selected cars. */
  readonly elsewhere?: string
  /** For the selected location: its hours, where known, and the requested day (YYYY-MM-DD or empty). */
  readonly visit?: { readonly hours: OpenHours | undefined; readonly day: string }
}
/** One option of a few, each a large button. */
interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  /** Error when the selected option is no longer offered. */
  readonly gone?: string
  /** Layout of many short options: one row of two-line chips, or a grid. */
  readonly chips?: 'row' | 'grid'
  /** Lets a row wrap onto several lines. */
  readonly wraps?: true
}
/** `ticked` is the initial state; `message` replaces the required message. */
export interface CheckboxField extends FieldBase {
  readonly kind: 'checkbox'
  readonly ticked: boolean
  readonly message?: string
  /** Words of the label that link to the terms. */
  readonly terms?: { readonly words: string; readonly href: string }
  /** One of several checkboxes of the question `asks`: the `says` of the ticked ones are sent together as `of`. */
  readonly part?: { readonly of: string; readonly asks: string; readonly says: string }
}

/** Answers there are already, to choose from. */
export type Choices = SelectField | ChoiceField | CheckboxField

export const choices: Kinds<Choices> = {
  select: { rule: (field) => typed(field, oneOf(field.options)), ask: 'Choose the' },
  choice: { rule: (field) => typed(field, oneOf(field.options, field.gone)), ask: 'Choose the', isGroup: true },
  checkbox: { rule: (field) => ticked(field), ask: 'Tick' },
}
