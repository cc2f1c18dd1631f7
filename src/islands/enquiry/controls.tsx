import type { ClipboardEvent } from 'react'
import { normalisePlate } from '#domain/contact/plate.ts'
import { normalisePostcode } from '#domain/contact/postcode.ts'
import { type ControlBase, type Controls, shared, textOf, typed } from './control.ts'
import { EmailControl } from './EmailControl.tsx'

/** Browsers apply maxLength to pasted text before the spaces around it are removed. */
const pasting =
  ({ onChange }: ControlBase, clean: (text: string) => string, longest: number) =>
  (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    onChange(clean(event.clipboardData.getData('text')).slice(0, longest))
  }

const longestText = 200
const longestMessage = 5000

/** The controls of single-step forms; the table of multi-step forms has the rest. */
export const controls = {
  text: (props) => (
    <input
      {...shared(props)}
      {...typed(props)}
      type="text"
      maxLength={props.field.maxLength ?? longestText}
      inputMode={props.field.inputMode}
      autoCapitalize={props.field.isPlate && 'characters'}
      spellCheck={props.field.isPlate ? false : undefined}
      onPaste={props.field.isPlate && pasting(props, normalisePlate, props.field.maxLength ?? longestText)}
    />
  ),
  name: (props) => (
    <input {...shared(props)} {...typed(props)} type="text" maxLength={longestText} autoCapitalize="words" />
  ),
  email: (props) => (
    <EmailControl input={{ ...shared(props), ...typed(props) }} value={textOf(props)} onChange={props.onChange} />
  ),
  phone: (props) => <input {...shared(props)} {...typed(props)} type="tel" maxLength={40} inputMode="tel" />,
  postcode: (props) => (
    <input
      {...shared(props)}
      value={textOf(props)}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value.trimStart())}
      type="text"
      maxLength={props.postcodeDigits}
      inputMode="numeric"
      onPaste={pasting(props, normalisePostcode, props.postcodeDigits)}
    />
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
  checkbox: (props) => (
    <input
      {...shared(props)}
      type="checkbox"
      checked={props.value === true}
      onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      value={props.field.part?.says ?? 'true'}
    />
  ),
  hidden: (props) => <input id={props.id} type="hidden" name={props.field.name} value={textOf(props)} />,
  date: (props) => <input {...shared(props)} {...typed(props)} type="date" min={props.field.min} />,
  time: (props) => <input {...shared(props)} {...typed(props)} type="time" step={900} min={props.field.min} />,
} satisfies Controls
