import { ofPlace } from '#api/lead-payload.ts'
import type { FormValues } from '#forms/field.ts'
import type { FormProps } from './form-props.ts'

type PlaceProps = Pick<FormProps, 'slots' | 'timeZone' | 'places'>

/** Where free times are asked for, and the zone they are in, at the place that is chosen now. */
export function placeProps(props: PlaceProps, { location_id }: FormValues): Pick<FormProps, 'slots' | 'timeZone'> {
  return ofPlace(props.places ?? {}, String(location_id)) ?? props
}
