import { onShowPolicy } from '#domain/car/on-show.ts'
import { type PicturePolicy, pictureFor } from '#domain/car/picture.ts'
import type { Promo } from '#domain/promo/promo.ts'
import { promosOn } from '#domain/promo/promo.ts'
import { promoEnd } from '#domain/promo/promo-end.ts'
import { formatMoney } from '#domain/text/money.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { choiceFilter, chosenAttributes, forSaleFilter, stockFilter } from '#search/filter.ts'
import { listPathOf } from '#search/page-path.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import { readSearch } from '#search/url.ts'
import type { Tenant } from '#tenants/current.ts'
import { listsOf } from '#view-models/listing/site-lists.ts'
import { featuredCars } from './featured.ts'
import { nextPicture, type Photographed, type Pictured, picturedOf } from './promo-picture.ts'

/** A dealer's offer as a card shows it. */
export interface PromoCard extends Pick<Promo, 'title' | 'text' | 'url'> {
  /** The dealer's own picture, else one of a car that it links to; null when there is neither. */
  readonly image: { readonly src: string; readonly srcset: string } | null
  /**
   * "From $8,990", "From $320 per week": the cheapest of the cars it links to; null when it links to none, or to cars
   * for purchase and for subscription.
   */
  readonly from: string | null
  /** "Until 13 December 2026" */
  readonly until: string | null
  /** The dealer's text for its button, if any. */
  readonly button: string | null
}

interface Cheapest {
  readonly amount: number
  /** A recurring amount, not a purchase price. */
  readonly isSubscription: boolean
}

/** Cars behind a link to a list. */
interface Led {
  readonly cars: readonly Pictured[]
  readonly cheapest: Cheapest | null
}

/** Number of cars fetched to find a picture that no earlier promo uses. */
const looked = 12
const nothing: Led = { cars: [], cheapest: null }

/**
 * The lowest price of a list, from its first hits and its facet stats; null when it has cars for purchase and for
 * subscription.
 */
function cheapestOf({ hits = [], facetStats }: Partial<Pick<SearchResult, 'hits' | 'facetStats'>>): Cheapest | null {
  const subscribed = hits.filter((hit) => Number(hit.subscription_price) > 0).length
  if (subscribed > 0 && subscribed < hits.length) return null
  const isSubscription = subscribed > 0
  const amount = facetStats?.[isSubscription ? 'subscription_price' : 'price']?.min
  return amount === undefined ? null : { amount, isSubscription }
}

/** Cars for sale behind a link to a list, and the lowest price among them. */
async function ledTo(tenant: Tenant, url: string): Promise<Led> {
  const [path = '', query = ''] = url.split('?')
  const landing = listsOf(tenant).find((each) => each.path === listPathOf(path))
  if (!landing) return nothing
  const state = readSearch(query)
  const chosen = chosenAttributes(state).flatMap((attribute) => choiceFilter(state, attribute))
  const base = [...stockFilter(onShowPolicy(tenant.site.stock), tenant.now), ...forSaleFilter, ...landing.filter]
  const attributesToRetrieve = ['primary_image_url', 'colour', 'subscription_price']
  const asked = {
    q: state.query,
    filter: [...base, ...chosen],
    attributesToRetrieve,
    facets: ['price', 'subscription_price'],
  }
  const { results } = await tenant.engine({ queries: [{ indexUid: tenant.search.index, limit: looked, ...asked }] })
  const { hits = [] } = results[0] ?? {}
  return {
    cars: hits.flatMap((hit) => picturedOf(hit as Partial<Photographed>)),
    cheapest: cheapestOf(results[0] ?? {}),
  }
}

function fromText(cheapest: Cheapest | null, { labels, locale }: Tenant['site']): string | null {
  if (cheapest === null) return null
  const period = cheapest.isSubscription ? ` ${labels.subscription_period}` : ''
  return `From ${formatMoney(cheapest.amount, locale)}${period}`
}

function imageOf(own: string | null, theirs: Pictured | undefined, policy: PicturePolicy): PromoCard['image'] {
  if (own) return { src: own, srcset: '' }
  return theirs ? pictureFor(theirs.url, '', policy) : null
}

async function cardsOf(tenant: Tenant): Promise<readonly PromoCard[]> {
  const { site, now } = tenant
  const [first] = featuredCars(tenant.showroom.cars, 1).flatMap(picturedOf)
  const shown: Pictured[] = []
  const cards: PromoCard[] = []
  for (const { title, text, url, image, expiry, button } of promosOn(site.home.promos, now, site.locale.timeZone)) {
    const { cars, cheapest } = url ? await ledTo(tenant, url) : nothing
    const theirs = image ? undefined : nextPicture(cars, first, shown)
    if (theirs) shown.push(theirs)
    cards.push({
      ...{ title, text, url, button },
      image: imageOf(image, theirs, site.cars.images),
      from: fromText(cheapest, site),
      until: promoEnd(expiry, site.locale),
    })
  }
  return cards
}

const ask = trackedQuery('cards of promos', (tenant: Tenant, _about: null) => cardsOf(tenant))

/** Cards of the dealer's current promos, by position. */
export function promoCards(tenant: Tenant): Promise<readonly PromoCard[]> {
  return ask(tenant, null)
}
