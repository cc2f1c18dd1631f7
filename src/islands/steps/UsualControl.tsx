import { cloneElement } from 'react'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'

/** A text input that suggests usual values and takes any other. */
export function UsualControl(props: ControlBase & { readonly field: FieldOf<'text'> }) {
  const list = `${props.id}-usual`
  return (
    <>
      {cloneElement(controls.text(props), { list })}
      <datalist id={list}>
        {props.field.usual?.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
