import type { OpenHours } from '#domain/location/open-now.ts'

/** A field shows only while another field holds one of these values. */
interface ShowWhen {
  readonly field: string
  readonly is: readonly string[]
}

interface Common {
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

interface TextField extends Common {
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
interface EmailField extends Common {
  readonly kind: 'email'
}
interface PhoneField extends Common {
  readonly kind: 'phone'
}
interface PostcodeField extends Common {
  readonly kind: 'postcode'
}
interface NameField extends Common {
  readonly kind: 'name'
}
export interface TextareaField extends Common {
  readonly kind: 'textarea'
}
export interface SelectField extends Common {
  readonly kind: 'select'
  readonly options: readonly Option[]
  /** What the dealer does for whoever chooses a place that has none of what is chosen. */
  readonly elsewhere?: string
  /** Of the place that is chosen now: its hours, where they are known, and the day that is asked for. */
  readonly visit?: { readonly hours: OpenHours | undefined; readonly day: string }
}
/** One answer of a few, each a large button. */
interface ChoiceField extends Common {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  /** Many short answers: in one row of chips of two lines, or in a grid. */
  readonly chips?: 'row' | 'grid'
  /** Of a row: in as many as it takes. */
  readonly wraps?: true
}
/** `ticked` is its state before anyone touches it; `message` replaces the required message. */
export interface CheckboxField extends Common {
  readonly kind: 'checkbox'
  readonly ticked: boolean
  readonly message?: string
  /** Words of its label that lead to what is agreed to. */
  readonly terms?: { readonly words: string; readonly href: string }
  /** One of several boxes that answer one question, in its words: what the ticked ones say is sent together under one name. */
  readonly part?: { readonly of: string; readonly asks: string; readonly says: string }
}
/** Sent as it is, never shown and never required. */
export interface HiddenField extends Common {
  readonly kind: 'hidden'
  readonly initial: string
  /** Found out on the page, and there again after a reload. */
  readonly isKept?: true
}
/** YYYY-MM-DD */
interface DateField extends Common {
  readonly kind: 'date'
  /** The first day that may be chosen. */
  readonly min?: string
  /** The hours of each place, whose next open days are there to press, and the field that says which place it is. */
  readonly openAt?: { readonly field: string; readonly hours: Readonly<Record<string, OpenHours>> }
  /** The place that is chosen now. */
  readonly place?: string
}
/** HH:MM */
interface TimeField extends Common {
  readonly kind: 'time'
  /** The field that holds its day. */
  readonly onDay?: string
  /** The first time that may be chosen. */
  readonly min?: string
}
/** Files to send along; the limits are those of the lead API. */
export interface FileField extends Common {
  readonly kind: 'file'
  /** As the accept attribute takes it: kinds ("image/*") and endings (".pdf"), parted by commas. */
  readonly accept: string
  /** What may be chosen, in a shopper's words, e.g. "photos". */
  readonly noun: string
  readonly most: number
  /** Of one file, in bytes. */
  readonly largest: number
  /** Of all files together, in bytes. */
  readonly total: number
}

/** One field of a form, as data. */
export type Field =
  | TextField
  | EmailField
  | PhoneField
  | PostcodeField
  | NameField
  | TextareaField
  | SelectField
  | ChoiceField
  | CheckboxField
  | HiddenField
  | DateField
  | TimeField
  | FileField

export type FieldKind = Field['kind']

/** The field of a kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

/** What a form holds while it is filled in: texts as typed, boxes as ticked, files as chosen. */
export type FormValues = Readonly<Record<string, string | boolean | readonly File[]>>
