import { leadLocationId, ofPlace } from '#api/lead-payload.ts'
import type { FormValues } from '#forms/field.ts'
import { askedName } from './asked-name.ts'
import type { AskedVisit } from './asked-visit.ts'
import type { FormProps } from './form/form-props.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The request that a sent form passes to the page it redirects to. `work`: the ticked kinds of work, as one text. */
export function askedOf(
  { lead, timeZone: zone }: FormProps,
  values: FormValues,
  address: string,
  work: unknown = '',
): AskedVisit {
  const said = (name: string) => String(values[name] ?? '')
  const placeId = leadLocationId(lead, values)
  return {
    address,
    date: said('preferred_date'),
    time: said('preferred_time'),
    placeId,
    place: ofPlace(lead.locations, placeId) ?? '',
    zone,
    car: said('vehicle_description') || ['year', 'make', 'model'].map(said).join(' ').trim(),
    work: String(work),
    price: said('vehicle_price_budget'),
    deposit: said('deposit'),
  }
}

/** Keeps the request of the last sent form in session storage. */
export function rememberAsked(asked: AskedVisit, storage: SiteStorage = sessionSiteStorage): void {
  storage.write(askedName, asked)
}
