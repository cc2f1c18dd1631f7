import type { Choices } from './kinds/choices.ts'
import type { Contacts } from './kinds/contacts.ts'
import type { FileField } from './kinds/files.ts'
import type { Moments } from './kinds/moments.ts'
import type { Texts } from './kinds/texts.ts'

/** One field of a form, as data. */
export type Field = Texts | Contacts | Choices | Moments | FileField

export type FieldKind = Field['kind']

/** The field type of a kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

/** Field name -> current value: text as typed, checkbox state, chosen files. */
export type FormValues = Readonly<Record<string, string | boolean | readonly File[]>>
