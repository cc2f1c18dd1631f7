import type { Car } from '#domain/car/car.ts'
import { displayPrice } from '#domain/car/price.ts'
import { dealerNumberWords } from '#domain/location/licence.ts'
import { hasLiveMaps } from '#domain/location/live-maps.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { Tenant } from '#tenants/current.ts'

/** An advertising warning: something an authority could question. */
export interface AdvertisingWarning {
  readonly kind: 'dealer number' | 'consent' | 'was price' | 'repayment'
  readonly text: string
}

/** Whether the site ever showed a car (by id) at a price, given as its card text and in whole dollars. */
export type WasShownAt = (id: string, price: string, amount: number) => boolean

const spans = [
  /(?:per|an?|each|every)\s+(?:week|fortnight|month)/,
  /(?:weekly|fortnightly|monthly)/,
  /\/\s?(?:week|wk|fortnight|month|mth|mo|[wfm])\b/,
  /p\s?[./]?\s?[wmf]\b/,
]
/** Matches an amount per week, fortnight or month in any notation. */
const repayment = new RegExp(`\\$\\s?\\d[\\d,.]*\\s*(?:${spans.map(({ source }) => source).join('|')})`, 'i')

/** Country -> the rate that its law requires next to a repayment. */
const rates: Readonly<Record<Locale, { readonly name: string; readonly said: RegExp }>> = {
  'en-AU': { name: 'a comparison rate', said: /comparison rate/i },
  'en-NZ': {
    name: 'an annual interest rate',
    said: /%\s*(?:p\.?\s?a\b|per annum|a year|(?:annual )?interest)|interest\b.{0,30}%/i,
  },
  'en-US': { name: 'an APR', said: /\bAPR\b|annual percentage rate/i },
}

type Advertised = Pick<Tenant, 'site' | 'showroom'>

function dealerNumbers({ site }: Advertised): AdvertisingWarning[] {
  return site.locations
    .filter(({ dealer_license_number }) => !dealer_license_number)
    .map(({ name }) => ({
      kind: 'dealer number',
      text: `${name} has no ${dealerNumberWords(site.locale)} on the site (locations.yaml: dealer_license_number).`,
    }))
}

const asked = (text: string): AdvertisingWarning => ({ kind: 'consent', text })

const hostOf = (address: string) => URL.parse(address)?.host ?? address

/** Third parties that learn of a visitor before, or without, consent. */
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
  // Pages of sold cars show no price.
  if (car.status === 'sold') return []
  const { was } = displayPrice(car, site.cars.price, site.locale)
  if (was === null || car.before_price === null) return []
  const before = formatMoney(car.before_price, site.locale)
  if (wasShownAt(car.id, before, car.before_price)) return []
  return [
    { kind: 'was price', text: `${car.name} (${car.id}) says "Was ${before}", which no kept release shows it at.` },
  ]
}

/** A repayment in a text without a rate in it or in the texts next to it. */
function bareRepayment(
  what: string,
  text: string,
  beside: readonly string[],
  tenant: Advertised,
): AdvertisingWarning[] {
  const rate = rates[tenant.site.locale.locale]
  const found = repayment.exec(text)?.[0]
  if (found === undefined || [text, ...beside].some((each) => rate.said.test(each))) return []
  return [{ kind: 'repayment', text: `${what} names a repayment (${found.trim()}) without ${rate.name}.` }]
}

/** Texts of one entry, such as a promo, with all nested texts, any of which may state the rate. */
interface Passage {
  readonly where: string
  readonly own: readonly string[]
  readonly all: readonly string[]
}

/** The texts of the dealer's files, passage by passage. */
function passagesIn(data: unknown, where: string): Passage[] {
  if (typeof data !== 'object' || data === null) return []
  const entries = Object.entries(data)
  const own = entries.flatMap(([, value]) => (typeof value === 'string' ? [value] : []))
  const at = (key: string) => (Array.isArray(data) ? `${where}[${key}]` : `${where}${where && '.'}${key}`)
  const below = entries.flatMap(([key, value]) => passagesIn(value, at(key)))
  return [{ where, own, all: [...own, ...below.flatMap((passage) => passage.own)] }, ...below]
}

function passageRepayments(tenant: Advertised): AdvertisingWarning[] {
  return passagesIn(tenant.site, '').flatMap(({ where, own, all }) => {
    const named = own.find((text) => repayment.test(text)) ?? ''
    return bareRepayment(`A text of the dealer (${where})`, named, all, tenant)
  })
}

/** All advertising warnings of a site. Lenders' figures on car pages always include their rate. */
export function advertisingWarnings(tenant: Advertised, wasShownAt: WasShownAt): AdvertisingWarning[] {
  const { cars } = tenant.showroom
  return [
    ...dealerNumbers(tenant),
    ...consent(tenant),
    ...cars.flatMap((car) => unprovedWas(car, tenant, wasShownAt)),
    ...cars.flatMap((car) =>
      bareRepayment(`The description of ${car.name} (${car.id})`, car.description ?? '', [], tenant),
    ),
    ...passageRepayments(tenant),
  ]
}
