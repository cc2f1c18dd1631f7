import type { ChangeEvent, ReactElement } from 'react'
import type { FieldKind, FieldOf, FormValues } from '#forms/field.ts'

/** Props of every control, besides its field. */
export interface ControlBase {
  readonly id: string
  readonly value: FormValues[string] | undefined
  readonly onChange: (value: FormValues[string]) => void
  readonly isWrong: boolean
  /** Ids of hint and error, or undefined. */
  readonly describedBy: string | undefined
  readonly postcodeDigits: number
  /** Not hydrated yet: without scripts, the browser itself validates the input. */
  readonly isNative: boolean
}

export type Control<K extends FieldKind> = (props: ControlBase & { readonly field: FieldOf<K> }) => ReactElement

/** Field kind -> control. A form is rendered with a table that has all its kinds. */
export type Controls = { readonly [K in FieldKind]?: Control<K> }

/** Attributes of every control for browsers, autofill and screen readers. */
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
    // Otherwise Firefox reports a required field as invalid while it is empty.
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
  }
}

/** The control's value as text; empty if it is not a string. */
export const textOf = ({ value }: Pick<ControlBase, 'value'>) => (typeof value === 'string' ? value : '')

/** The value and change handler of a text control. */
export const typed = (props: ControlBase) => ({
  value: textOf(props),
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    props.onChange(currentTarget.value),
})
