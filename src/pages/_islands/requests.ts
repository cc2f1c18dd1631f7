import { departmentPhone } from '#domain/contact/department-phone.ts'
import { contactName } from '#domain/location/contact-slug.ts'
import type { Location } from '#domain/location/location.ts'
import type { RequestKind } from '#forms/definitions/request-words.ts'
import { requestForm } from '#forms/definitions/requests.ts'
import type { PlatePolicy } from '#forms/definitions/trade-in.ts'
import type { Option } from '#forms/field.ts'
import { partsOf, propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'

const australianStates = ['NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'ACT']

/** Plates as the site's country has them; only where a register answers can they be looked up. */
function platesOf({ locale, trade_in }: Site): PlatePolicy {
  if (locale.locale === 'en-US') return { label: 'License plate', states: [], hasLookUp: false }
  const states = locale.locale === 'en-AU' ? australianStates : []
  return { label: 'Rego', states, hasLookUp: trade_in.valuation }
}

/** The dealerships behind a site's places, each by the name of its first place. */
function dealershipsIn(site: Site): readonly Option[] {
  const bySlug = new Map<string, string>()
  for (const { visible, dealership_slug: slug, name } of site.locations)
    if (visible && slug && !bySlug.has(slug)) bySlug.set(slug, contactName(name))
  return [...bySlug].map(([value, label]) => ({ value, label }))
}

/** Location id -> dealership, so that a service booking goes to whom the chosen Service Location belongs. */
function dealershipsOf(locations: readonly Location[]): Readonly<Record<string, string>> {
  return Object.fromEntries(locations.flatMap(({ id, dealership_slug: slug }) => (slug ? [[id, slug]] : [])))
}

/** The slice for a request with a page of its own. Services are booked where cars are serviced. */
export function requestProps(site: Site, kind: RequestKind): FormProps {
  const parts = partsOf(site)
  const workshops = site.locations.filter(({ visible, location_type }) => visible && location_type === 'service')
  const locations = kind === 'service' ? workshops.map(({ id, name }) => ({ value: id, label: name })) : parts.locations
  const { steps, finance_terms, service_location } = site.form_flow
  const more = { financeTerms: finance_terms, dealerships: dealershipsIn(site), plates: platesOf(site), steps }
  const general = propsOf(site, requestForm(kind, { ...parts, locations, ...more }))
  const phone = departmentPhone(site.contact.special_phones, kind) ?? general.help.phone
  const props = { ...general, help: { ...general.help, phone } }
  const { base, mock, paths } = site.api
  if (kind === 'trade_in' || kind === 'valuations')
    return { ...props, plates: { api: { base, mock, paths }, hasRegister: site.trade_in.nevdis } }
  const isByPlace = kind === 'service' && service_location
  return isByPlace ? { ...props, lead: { ...props.lead, dealerships: dealershipsOf(workshops) } } : props
}
