import { phoneHref } from '#domain/contact/phone-href.ts'
import { visitText } from '#domain/location/hours-on.ts'
import type { FieldOf } from '#forms/field.ts'
import type { Option } from '#forms/kinds/choices.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'
import { pageLocale } from '../shared/page-locale.ts'

type Select = FieldOf<'select'>

/** Address and phone of the chosen location, and its hours on the chosen day. */
function Chosen({ option: { label, at }, visit }: { readonly option: Option; readonly visit: Select['visit'] }) {
  const hours = visit?.hours && visitText(visit.hours, visit.day, new Date(), pageLocale())
  return (
    <>
      <span>{at?.address}</span>
      {at?.phone && (
        <a href={phoneHref(at.phone) ?? undefined} aria-label={`Call ${label} on ${at.phone}`}>
          {at.phone}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </>
  )
}

/** A select of locations, with the details of the chosen one below. Their space is reserved. */
export function PlaceControl(props: ControlBase & { readonly field: Select }) {
  const { field, value, isNative } = props
  const chosen = field.options.find((option) => option.value === value)
  if (!field.options.some(({ at }) => at)) return controls.select(props)
  return (
    <>
      {controls.select(props)}
      <p className="field-hint cluster" role="status">
        {chosen && !isNative ? (
          <Chosen option={chosen} visit={field.visit} />
        ) : (
          <span>{isNative ? '\u00a0' : 'Choose one to see its address, phone and hours.'}</span>
        )}
      </p>
    </>
  )
}
