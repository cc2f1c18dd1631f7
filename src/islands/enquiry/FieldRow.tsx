import type { ReactElement } from 'react'
import type { Field, FieldKind, FieldOf } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { kinds } from '#forms/kinds/kinds.ts'
import type { Control, ControlBase, Controls } from './control.ts'

export interface FieldRowProps extends Pick<ControlBase, 'id' | 'value' | 'onChange' | 'postcodeDigits' | 'isNative'> {
  readonly field: Field
  readonly error: string | undefined
  readonly controls: Controls
}

/** Id of a field's control; form names are unique in a page. */
export const fieldId = (form: Form, name: string): string => `${form.name}-${name}`

function controlOf({ field, error, controls, ...base }: FieldRowProps): ReactElement {
  const describedBy = [field.hint && `${base.id}-hint`, error && `${base.id}-error`].filter(Boolean).join(' ')
  const Kind = controls[field.kind] as Control<FieldKind>
  return <Kind field={field} isWrong={error !== undefined} describedBy={describedBy || undefined} {...base} />
}

function ErrorText({ id, error }: Pick<FieldRowProps, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="visually-hidden">Error: </span>
      {error}
    </p>
  )
}

/** The label of a checkbox, with a link to its terms. */
function Agreement({ label, terms }: Pick<FieldOf<'checkbox'>, 'label' | 'terms'>) {
  if (!terms) return <span>{label}</span>
  const [before, after] = label.split(terms.words)
  return (
    <span>
      {before}
      <a href={terms.href}>{terms.words}</a>
      {after}
    </span>
  )
}

/** One field with its label, hint and error; the error is read out with the control. */
export function FieldRow(props: FieldRowProps) {
  const { field, id } = props
  const control = controlOf(props)
  if (field.kind === 'hidden') return control
  if (field.kind === 'checkbox') {
    return (
      <div className="field enquiry-check">
        <label className="check" htmlFor={id}>
          {control}
          <Agreement {...field} />
        </label>
        <ErrorText {...props} />
      </div>
    )
  }
  const { isGroup } = kinds[field.kind]
  const Row = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'
  return (
    <Row className={field.half ? 'field enquiry-half' : 'field'}>
      <Label {...(isGroup ? {} : { htmlFor: id })}>
        {field.label}
        {field.required === false && <span className="enquiry-optional"> (optional)</span>}
      </Label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <ErrorText {...props} />
      {control}
    </Row>
  )
}
