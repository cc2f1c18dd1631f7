import type { Car } from '#domain/car/car.ts'
import { displayPrice } from '#domain/car/price.ts'
import { hasLiveMaps } from '#domain/location/live-maps.ts'
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

const asked = (text: string): AdvertisingWarning => ({ kind: 'consent', text })

const hostOf = (address: string) => URL.parse(address)?.host ?? address

/** Who hears of a visitor before the visitor was asked, or without a question at all. */
function consent({ site }: Advertised): AdvertisingWarning[] {
  const { analytics, brand_banner: banner, chat } = site.services
  const isCounted = analytics.provider !== 'none' && !analytics.consent
  return [
    ...(isCounted ? [asked('Visitors are counted without being asked first (site.yaml: analytics.consent).')] : []),
    ...(banner.enabled && banner.src
      ? [
          asked(
            `A script of ${hostOf(banner.src)} runs on every page before anybody is asked (site.yaml: brand_banner).`,
          ),
        ]
      : []),
    ...(chat.enabled && chat.src
      ? [
          asked(
            `The chat of ${hostOf(chat.src)} is fetched when its button is pressed, without a question (site.yaml: chat).`,
          ),
        ]
      : []),
    ...(hasLiveMaps(site) && site.locations.length > 0
      ? [asked('Live maps come from another host as a page is scrolled, without a question (site.yaml: maps).')]
      : []),
  ]
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

/** Texts that stand together, such as those of one promo, and all below them, where a comparison rate may stand. */
interface Passage {
  readonly where: string
  readonly own: readonly string[]
  readonly all: readonly string[]
}

/** What the dealer's files say, passage by passage. */
function passagesIn(data: unknown, where: string): Passage[] {
  if (typeof data !== 'object' || data === null) return []
  const entries = Object.entries(data)
  const own = entries.flatMap(([, value]) => (typeof value === 'string' ? [value] : []))
  const at = (key: string) => (Array.isArray(data) ? `${where}[${key}]` : `${where}${where && '.'}${key}`)
  const below = entries.flatMap(([key, value]) => passagesIn(value, at(key)))
  return [{ where, own, all: [...own, ...below.flatMap((passage) => passage.own)] }, ...below]
}

function passageRepayments({ site }: Advertised): AdvertisingWarning[] {
  return passagesIn(site, '').flatMap(({ where, own, all }) => {
    const named = own.find((text) => repayment.test(text))
    return named === undefined || all.some((text) => /comparison rate/i.test(text))
      ? []
      : bareRepayment(`A text of the dealer (${where})`, named)
  })
}

/** Everything the dealer should be able to answer for. Prices of lenders on car pages always come with their comparison rate. */
export function advertisingWarnings(tenant: Advertised, wasShownAt: WasShownAt): AdvertisingWarning[] {
  const { cars } = tenant.showroom
  return [
    ...licences(tenant),
    ...consent(tenant),
    ...cars.flatMap((car) => unprovedWas(car, tenant, wasShownAt)),
    ...cars.flatMap((car) => bareRepayment(`The description of ${car.name} (${car.id})`, car.description ?? '')),
    ...passageRepayments(tenant),
  ]
}
