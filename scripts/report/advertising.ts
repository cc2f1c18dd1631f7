import type { Car } from '#domain/car/car.ts'
import { displayPrice } from '#domain/car/price.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { Tenant } from '#tenants/current.ts'

/** What an authority could ask about what the site advertises. */
export interface AdvertisingWarning {
  readonly kind: 'licence' | 'consent' | 'was price' | 'repayment'
  readonly text: string
}

/** Whether the site ever showed a car, by its id, at a price: as cards write it, and in whole dollars. */
export type WasShownAt = (id: string, price: string, amount: number) => boolean

const repayment = /\$\s?\d[\d,.]*\s*(?:(?:per|a|\/)\s*(?:week|month|fortnight)|p\.?\s?[wmf]\b)/i

type Advertised = Pick<Tenant, 'site' | 'showroom'>

function licences({ site: { locations } }: Advertised): AdvertisingWarning[] {
  return locations
    .filter(({ dealer_license_number }) => !dealer_license_number)
    .map(({ name }) => ({
      kind: 'licence',
      text: `${name} has no dealer licence number on the site (locations.yaml: dealer_license_number).`,
    }))
}

function consent({ site: { services } }: Advertised): AdvertisingWarning[] {
  const { provider, consent: isAsked } = services.analytics
  if (provider === 'none' || isAsked) return []
  return [{ kind: 'consent', text: 'Visitors are counted without being asked first (site.yaml: analytics.consent).' }]
}

function unprovedWas(car: Car, { site }: Advertised, wasShownAt: WasShownAt): AdvertisingWarning[] {
  const { was } = displayPrice(car, site.cars.price, site.locale)
  if (was === null || car.before_price === null) return []
  const before = formatMoney(car.before_price, site.locale)
  if (wasShownAt(car.id, before, car.before_price)) return []
  return [
    { kind: 'was price', text: `${car.name} (${car.id}) says "Was ${before}", which no kept release shows it at.` },
  ]
}

function bareRepayment(what: string, text: string): AdvertisingWarning[] {
  const found = repayment.exec(text)?.[0]
  if (found === undefined || /comparison rate/i.test(text)) return []
  return [{ kind: 'repayment', text: `${what} names a repayment (${found.trim()}) without a comparison rate.` }]
}

/** Everything the dealer should be able to answer for. Prices of lenders on car pages always come with their comparison rate. */
export function advertisingWarnings(tenant: Advertised, wasShownAt: WasShownAt): AdvertisingWarning[] {
  const { cars } = tenant.showroom
  return [
    ...licences(tenant),
    ...consent(tenant),
    ...cars.flatMap((car) => unprovedWas(car, tenant, wasShownAt)),
    ...cars.flatMap((car) => bareRepayment(`The description of ${car.name} (${car.id})`, car.description ?? '')),
  ]
}
