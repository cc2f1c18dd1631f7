import { ofPlace } from '#api/lead-payload.ts'
import type { FormValues } from '#forms/field.ts'
import type { FormProps } from './form-props.ts'

type PlaceProps = Pick<FormProps, 'slots' | 'timeZone' | 'places'>

/** Slot query and time zone of the selected location; the form's own where the location has none. */
export function placeProps(props: PlaceProps, { location_id }: FormValues): Pick<FormProps, 'slots' | 'timeZone'> {
  return ofPlace(props.places ?? {}, String(location_id)) ?? props
}
