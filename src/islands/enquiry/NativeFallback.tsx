import type { FormValues } from '#forms/field.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { ContactLines } from './ContactLines.tsx'
import type { Controls } from './control.ts'
import { FieldRow, fieldId } from './FieldRow.tsx'
import { nativeGroups } from './native-groups.ts'
import './native.css'

export interface NativeFallbackProps {
  readonly props: FormProps
  readonly values: FormValues
  /** Names of the fields that are drawn already. */
  readonly drawn: ReadonlySet<string>
  readonly controls: Controls
  readonly onChange: (values: FormValues) => void
}

/**
 * Fallback for a form whose script does not load: the remaining fields, the dealer's number and a native submit button.
 * The style sheet shows it where scripts are off, late or broken.
 */
export function NativeFallback({ props, values, drawn, controls, onChange }: NativeFallbackProps) {
  const { form, policy, help } = props
  return (
    <div className="enquiry-native">
      {nativeGroups(form, values, drawn).map(({ title, fields }) => (
        <fieldset key={title}>
          {title && <legend className="enquiry-step-title">{title}</legend>}
          <div className="enquiry-fields">
            {fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                id={fieldId(form, field.name)}
                value={values[field.name]}
                onChange={(value) => onChange({ [field.name]: value })}
                error={undefined}
                controls={controls}
                postcodeDigits={policy.postcode_digits}
                isNative
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="alert enquiry-script-note" role="alert">
        <p>Part of this page is not running in your browser. You can still fill this in and send it.</p>
        <ContactLines help={help} />
      </div>
      <input type="submit" className="button enquiry-submit" value={form.submit} />
    </div>
  )
}
