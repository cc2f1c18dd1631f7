import { cloneElement, useState } from 'react'
import { groupedDollars } from '#domain/text/dollars.ts'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'

/** Dollars behind their sign. Thousands stand apart once somebody has gone on: while they type, nothing moves below their fingers. */
export function MoneyControl(props: ControlBase & { readonly field: FieldOf<'text'> }) {
  const [isTyping, setTyping] = useState(false)
  const { value, onChange } = props
  const shown = isTyping || typeof value !== 'string' ? value : groupedDollars(value)
  const change: typeof onChange = (text) => {
    setTyping(true)
    onChange(text)
  }
  return (
    <span className="money">
      <span aria-hidden="true">$</span>
      {cloneElement(controls.text({ ...props, value: shown, onChange: change }), { onBlur: () => setTyping(false) })}
    </span>
  )
}
