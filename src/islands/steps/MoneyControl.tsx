import { cloneElement, useState } from 'react'
import { groupedDollars } from '#domain/text/dollars.ts'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'

/** A dollar amount after its sign. Thousands are grouped on blur only, so that nothing moves while typing. */
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
