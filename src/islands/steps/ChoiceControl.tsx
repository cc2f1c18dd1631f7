import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/controls.tsx'

/** A few answers as large buttons, of which one is chosen. The first carries the field's id, so that its error leads here. */
export function ChoiceControl({
  field,
  id,
  value,
  describedBy,
  onChange,
}: ControlBase & { readonly field: FieldOf<'choice'> }) {
  return (
    <div className={field.isCompact ? 'choice choice--compact' : 'choice'}>
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
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
