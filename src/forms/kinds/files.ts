import { files as sentFiles } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

/** Files to send along; the limits are those of the lead API. */
export interface FileField extends FieldBase {
  readonly kind: 'file'
  /** Value of the accept attribute: MIME types ("image/*") and extensions (".pdf"), separated by commas. */
  readonly accept: string
  /** What may be chosen, as shown to shoppers, e.g. "photos". */
  readonly noun: string
  readonly most: number
  /** Of one file, in bytes. */
  readonly largest: number
  /** Of all files together, in bytes. */
  readonly total: number
}

export const files: Kinds<FileField> = {
  file: { rule: (field) => sentFiles(field), ask: 'Choose the' },
}
