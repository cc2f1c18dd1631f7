import type { ChangeEvent, ReactElement } from 'react'
import type { FieldKind, FieldOf, FormValues } from '#forms/field.ts'

/** What every control gets beside its own field. */
export interface ControlBase {
  readonly id: string
  readonly value: FormValues[string] | undefined
  readonly onChange: (value: FormValues[string]) => void
  readonly isWrong: boolean
  /** Ids of hint and error, or undefined. */
  readonly describedBy: string | undefined
  readonly postcodeDigits: number
  /** No script has taken hold yet: should none come, the browser itself checks what is filled in. */
  readonly isNative: boolean
}

export type Control<K extends FieldKind> = (props: ControlBase & { readonly field: FieldOf<K> }) => ReactElement

/** How kinds of fields are drawn; a form is shown with a table that has all its kinds. */
export type Controls = { readonly [K in FieldKind]?: Control<K> }

/** What every control says of its field to browsers, form fillers and screen readers. */
export function shared({
  id,
  field,
  isWrong,
  describedBy,
  isNative,
}: ControlBase & { readonly field: FieldOf<FieldKind> }) {
  return {
    id,
    name: field.name,
    autoComplete: field.kind === 'checkbox' ? undefined : (field.autocomplete ?? 'off'),
    required: isNative && field.required !== false,
    'aria-required': field.required !== false,
    // Firefox tells of a required field that is still empty as wrong, unless it is told otherwise.
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
  }
}

/** The text that a control shows. */
export const textOf = ({ value }: Pick<ControlBase, 'value'>) => (typeof value === 'string' ? value : '')

/** What a control shows that is typed into, and how it hears of that. */
export const typed = (props: ControlBase) => ({
  value: textOf(props),
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    props.onChange(currentTarget.value),
})
