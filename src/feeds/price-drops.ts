import { escapeMarkup } from '#domain/text/markup.ts'
import { formatMoney } from '#domain/text/money.ts'
import { startOfDay, wallClock } from '#domain/text/wall-clock.ts'
import { absoluteUrl } from '#seo/head.ts'
import { type FeedCar, type FeedTenant, feedCars, type PriceDrop, priceDrop } from './feed-car.ts'

const mostDrops = 50

/** A car with a price reduction that the site itself showed. */
type Fallen = FeedCar & { readonly drop: PriceDrop }

/** The latest reductions, newest first. */
function drops(tenant: FeedTenant): readonly Fallen[] {
  const fallen = feedCars(tenant).flatMap((car) => {
    const drop = priceDrop(car)
    return drop ? [{ ...car, drop }] : []
  })
  const newestFirst = (a: Fallen, b: Fallen) => (a.drop.day === b.drop.day ? 0 : a.drop.day < b.drop.day ? 1 : -1)
  return fallen.sort(newestFirst).slice(0, mostDrops)
}

/** ISO date-time at which a day starts in the dealer's time zone, which is not midnight UTC. */
const timeOf = (day: string, { site }: FeedTenant) => startOfDay(day, site.locale.timeZone).toISOString()

/**
 * A permanent id per reduction, as a tag URI: https://www.rfc-editor.org/rfc/rfc4151. It is made from the VIN, else the car id, as
 * a car's slug changes when its source corrects the name.
 */
function idOf({ car, vin, drop }: Fallen, { site }: FeedTenant): string {
  return `tag:${new URL(site.url).hostname},${drop.day}:car/${encodeURIComponent(vin ?? car.id)}`
}

const titleOf = ({ site }: FeedTenant) => `Price drops at ${site.name}`

function wordsOf({ drop }: Fallen, { site }: FeedTenant): string {
  return `Now ${formatMoney(drop.to, site.locale)}, was ${formatMoney(drop.from, site.locale)}.`
}

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function priceDropsJson(tenant: FeedTenant): string {
  const { site } = tenant
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(tenant),
    home_page_url: absoluteUrl(site, '/'),
    feed_url: absoluteUrl(site, '/feeds/price-drops.json'),
    language: site.locale.locale,
    authors: [{ name: site.name, url: absoluteUrl(site, '/') }],
    items: drops(tenant).map((fallen) => ({
      id: idOf(fallen, tenant),
      url: fallen.url,
      title: fallen.car.name,
      content_text: wordsOf(fallen, tenant),
      ...(fallen.pictures[0] ? { image: fallen.pictures[0] } : {}),
      date_published: timeOf(fallen.drop.day, tenant),
    })),
  })
}

/** Escapes text for XML, without characters that XML does not allow. */
const xml = (text: string) =>
  escapeMarkup(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))

/** An entry of Atom: https://www.rfc-editor.org/rfc/rfc4287 */
function entryOf(fallen: Fallen, tenant: FeedTenant): string {
  return [
    '<entry>',
    `<id>${xml(idOf(fallen, tenant))}</id>`,
    `<title>${xml(fallen.car.name)}</title>`,
    `<link href="${xml(fallen.url)}"/>`,
    `<updated>${timeOf(fallen.drop.day, tenant)}</updated>`,
    `<content type="text">${xml(wordsOf(fallen, tenant))}</content>`,
    '</entry>',
  ].join('')
}

/** The price drops as Atom. */
export function priceDropsAtom(tenant: FeedTenant): string {
  const { site, now } = tenant
  const entries = drops(tenant)
  const updated = entries[0]?.drop.day ?? wallClock(now, site.locale.timeZone).date
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale.locale}">`,
    `<id>${xml(absoluteUrl(site, '/feeds/price-drops.atom'))}</id>`,
    `<title>${xml(titleOf(tenant))}</title>`,
    `<updated>${timeOf(updated, tenant)}</updated>`,
    `<author><name>${xml(site.name)}</name></author>`,
    `<link href="${xml(absoluteUrl(site, '/'))}"/>`,
    `<link rel="self" href="${xml(absoluteUrl(site, '/feeds/price-drops.atom'))}"/>`,
    ...entries.map((entry) => entryOf(entry, tenant)),
    '</feed>\n',
  ].join('')
}
