import { departmentPhone } from '#domain/contact/department-phone.ts'
import type { Location } from '#domain/location/location.ts'
import type { RequestKind } from '#forms/definitions/request-words.ts'
import { requestForm } from '#forms/definitions/requests.ts'
import { bookableWorkshops, requestPartsOf } from '#forms/site/parts.ts'
import { propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'

/** Location id -> dealership, so that what is booked goes to whom the chosen place belongs. */
export function dealershipsOf(locations: readonly Location[]): Readonly<Record<string, string>> {
  return Object.fromEntries(locations.flatMap(({ id, dealership_slug: slug }) => (slug ? [[id, slug]] : [])))
}

/** The slice for a request with a page of its own. */
export function requestProps(site: Site, kind: RequestKind): FormProps {
  const general = propsOf(site, requestForm(kind, requestPartsOf(site, kind)))
  const phone = departmentPhone(site.contact.special_phones, kind) ?? general.help.phone
  const props = { ...general, help: { ...general.help, phone } }
  const { base, mock, paths } = site.services.api
  if (kind === 'trade_in' || kind === 'valuations')
    return { ...props, plates: { api: { base, mock, paths }, hasRegister: site.cars.trade_in.nevdis } }
  const isByPlace = kind === 'service' && site.forms.service_location
  return isByPlace ? { ...props, lead: { ...props.lead, dealerships: dealershipsOf(bookableWorkshops(site)) } } : props
}
