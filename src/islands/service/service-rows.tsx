import type { ReactElement, ReactNode } from 'react'
import type { Field, FieldOf } from '#forms/field.ts'
import { controls } from '../enquiry/controls.tsx'
import type { FieldRowProps } from '../enquiry/FieldRow.tsx'

type Row = (field: Field) => ReactElement<FieldRowProps>

const isPart = (field: Field): field is FieldOf<'checkbox'> => field.kind === 'checkbox' && field.part !== undefined

/** One checkbox of a group, drawn as a button. */
function chip(field: FieldOf<'checkbox'>, row: Row): ReactElement {
  const { props } = row(field)
  return (
    <label className="choice-option" key={field.name} htmlFor={props.id}>
      {controls.checkbox({ ...props, field, isWrong: false, describedBy: undefined })}
      <span>{field.label}</span>
    </label>
  )
}

/** The rows of a form; checkboxes that answer one question share a fieldset. */
export function serviceRows(fields: readonly Field[], row: Row): readonly ReactNode[] {
  const boxes = fields.filter(isPart)
  return fields.flatMap((field) => {
    if (!isPart(field)) return row(field)
    if (field !== boxes[0]) return []
    return (
      <fieldset className="field" key="parts">
        <legend>
          {field.part?.asks}
          <span className="enquiry-optional"> (optional)</span>
        </legend>
        <div className="choice">{boxes.map((box) => chip(box, row))}</div>
      </fieldset>
    )
  })
}
