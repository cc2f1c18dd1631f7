import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/controls.tsx'

/**
 * A few answers as large buttons, of which one is chosen; chips of a row have the weekday above its day. The first carries
 * the field's id, so that its error leads here.
 */
export function ChoiceControl({
  field,
  id,
  value,
  describedBy,
  onChange,
}: ControlBase & { readonly field: FieldOf<'choice'> }) {
  const look = ['choice', field.chips && `choice--${field.chips}`, field.wraps && 'choice--wrap']
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {field.options.map((option, index) => (
        <label key={option.value} className="choice-option">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={field.name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            aria-describedby={index === 0 ? describedBy : undefined}
          />
          <span>{field.chips === 'row' ? option.label.replace(/,? /, '\n') : option.label}</span>
        </label>
      ))}
    </div>
  )
}
