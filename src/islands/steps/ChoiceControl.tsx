import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'

/**
 * Radio buttons drawn as large buttons; chips in a row have the weekday above its day. The first has the field's id, so
 * that the link of an error leads to it.
 */
export function ChoiceControl({
  field,
  id,
  value,
  describedBy,
  onChange,
  isNative,
}: ControlBase & { readonly field: Omit<FieldOf<'choice'>, 'kind'> }) {
  const look = ['choice', field.chips && `choice--${field.chips}`, field.wraps && 'choice--wrap']
  // A chip's background replaces the dot.
  const option = field.chips ? 'choice-option covered' : 'choice-option'
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {field.options.map((answer, index) => (
        <label key={answer.value} className={option}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={field.name}
            value={answer.value}
            checked={value === answer.value}
            onChange={() => onChange(answer.value)}
            required={index === 0 && isNative && field.required !== false}
            aria-describedby={index === 0 ? describedBy : undefined}
          />
          <span>{field.chips === 'row' ? answer.label.replace(/,? /, '\n') : answer.label}</span>
        </label>
      ))}
    </div>
  )
}
