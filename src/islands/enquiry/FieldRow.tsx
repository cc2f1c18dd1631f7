import type { Field, FormValues } from '#forms/field.ts'
import { FieldControl } from './controls.tsx'

export interface FieldRowProps {
  readonly field: Field
  readonly id: string
  readonly values: FormValues
  readonly error: string | undefined
  readonly postcodeDigits: number
}

/** One field with its label, hint and error; the error is read out with the control. */
export function FieldRow({ field, id, values, error, postcodeDigits }: FieldRowProps) {
  const value = values[field.name]
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control = (
    <FieldControl
      field={field}
      id={id}
      value={typeof value === 'boolean' || typeof value === 'string' ? value : ''}
      isWrong={error !== undefined}
      describedBy={describedBy}
      postcodeDigits={postcodeDigits}
    />
  )
  if (field.kind === 'hidden') return control
  const errorText = error && (
    <p className="field-error" id={`${id}-error`}>
      <span className="visually-hidden">Error: </span>
      {error}
    </p>
  )
  if (field.kind === 'checkbox') {
    return (
      <div className="field enquiry-check">
        <label className="check" htmlFor={id}>
          {control}
          <span>{field.label}</span>
        </label>
        {errorText}
      </div>
    )
  }
  return (
    <div className={field.half ? 'field enquiry-half' : 'field'}>
      <label htmlFor={id}>
        {field.label}
        {field.required === false && <span className="enquiry-optional"> (optional)</span>}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {errorText}
      {control}
    </div>
  )
}
