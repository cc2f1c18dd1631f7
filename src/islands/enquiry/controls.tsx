import type { ReactElement } from 'react'
import type { FieldKind, FieldOf } from '#forms/field.ts'

/** What every control gets beside its own field. */
export interface ControlBase {
  readonly id: string
  readonly value: string | boolean
  readonly isWrong: boolean
  /** Ids of hint and error, or undefined. */
  readonly describedBy: string | undefined
  readonly postcodeDigits: number
}

type Control<K extends FieldKind> = (props: ControlBase & { readonly field: FieldOf<K> }) => ReactElement

function shared({ id, field, isWrong, describedBy }: ControlBase & { readonly field: FieldOf<FieldKind> }) {
  return {
    id,
    name: field.name,
    autoComplete: field.kind === 'checkbox' ? undefined : (field.autocomplete ?? 'off'),
    'aria-required': field.required !== false,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
  }
}

const typed = ({ value }: ControlBase) => ({ defaultValue: String(value) })

const longestText = 200
const longestMessage = 5000

/** How each kind of field is drawn; a kind without its control does not compile. */
const controls: { readonly [K in FieldKind]: Control<K> } = {
  text: (props) => (
    <input {...shared(props)} {...typed(props)} type="text" maxLength={props.field.maxLength ?? longestText} />
  ),
  name: (props) => (
    <input {...shared(props)} {...typed(props)} type="text" maxLength={longestText} autoCapitalize="words" />
  ),
  email: (props) => (
    <input {...shared(props)} {...typed(props)} type="email" maxLength={254} inputMode="email" spellCheck={false} />
  ),
  phone: (props) => <input {...shared(props)} {...typed(props)} type="tel" maxLength={40} inputMode="tel" />,
  postcode: (props) => (
    <input {...shared(props)} {...typed(props)} type="text" maxLength={props.postcodeDigits} inputMode="numeric" />
  ),
  textarea: (props) => <textarea {...shared(props)} {...typed(props)} maxLength={longestMessage} rows={4} />,
  select: (props) => (
    <select {...shared(props)} {...typed(props)}>
      {!props.field.initial && <option value="">Choose…</option>}
      {props.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ),
  checkbox: (props) => <input {...shared(props)} type="checkbox" defaultChecked={props.value === true} value="true" />,
  hidden: ({ id, field }) => <input id={id} type="hidden" name={field.name} defaultValue={field.initial} />,
  date: (props) => <input {...shared(props)} {...typed(props)} type="date" />,
  time: (props) => <input {...shared(props)} {...typed(props)} type="time" step={900} />,
  file: (props) => <input {...shared(props)} type="file" accept={props.field.accept} multiple={props.field.most > 1} />,
}

/** The control of a field. */
export function FieldControl<K extends FieldKind>({ field, ...base }: ControlBase & { readonly field: FieldOf<K> }) {
  const Kind = controls[field.kind] as Control<K>
  return <Kind field={field} {...base} />
}
