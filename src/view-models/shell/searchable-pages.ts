import { offersDrives } from '#domain/car/test-drives.ts'
import { foldedWords } from '#domain/text/fold.ts'
import { driveNamesOf, inVehicleWords } from '#domain/text/vehicle-words.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { SuggestedPage } from '#search/site-suggestions.ts'
import type { Tenant } from '#tenants/current.ts'
import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Search words for each page, none of which names a car. */
const askedBy = {
  finance:
    'finance financing loan loans lease leasing repayment repayments payment payments borrow credit interest deposit approval calculator apr',
  service:
    'service servicing workshop mechanic repair repairs maintenance logbook oil change tyre tyres tire tires brake brakes parts spare wof',
  trade_in: 'sell selling trade valuation value worth swap',
  valuations: 'valuation value worth',
  favourites: 'saved favourites favorites garage shortlist wishlist',
  dealerships: 'location locations branch branches yard yards address directions opening hours',
  contact:
    'contact phone number call ring email message opening hours open close closed closing address directions visit test job jobs career careers',
  faqs: 'faq faqs question questions answer answers help',
  privacy: 'privacy',
} as const

type AskedRoute = keyof typeof askedBy

/** Descriptions of pages whose names do not cover all they offer. */
const aboutOf = ({ cars, identity }: SearchablePagesSite): Partial<Record<AskedRoute, string>> => ({
  contact: ['Opening hours', 'phone', ...(offersDrives(cars) ? driveNamesOf(identity.vehicle_types) : [])].join(', '),
})

/** Search words that lead to the FAQ page when its answers mention them; none has a page of its own. */
const answered =
  'warranty guarantee return returns refund exchange delivery deliver deposit rego registration inspection subscription haggle wof warrant import imports imported fee fees title'

function answeredWords(faqs: SearchablePagesSite['pages']['faqs']): readonly string[] {
  const said = new Set(faqs.flatMap(({ question, answer }) => foldedWords(`${question} ${answer}`)))
  return foldedWords(answered).filter((word) => said.has(word))
}

/** The part of the site's settings that determines which pages can be found, and their names. */
export type SearchablePagesSite = SiteSlice<
  | `routes.${AskedRoute}`
  | 'labels'
  | 'garage'
  | 'identity.vehicle_types'
  | 'cars.features'
  | 'cars.buttons'
  | 'pages.info'
  | 'pages.faqs'
  | 'pages.privacy'
  | 'shell.navigation'
>

function namesOf({ labels, garage, identity, pages }: SearchablePagesSite): Readonly<Record<AskedRoute, string>> {
  return {
    finance: labels.get_finance,
    service: labels.book_service,
    trade_in: labels.trade_in,
    valuations: inVehicleWords('Sell Your Car', identity.vehicle_types),
    favourites: garage.label,
    dealerships: labels.our_locations,
    contact: labels.contact_us,
    faqs: 'FAQs',
    privacy: pages.privacy.title,
  }
}

/** All menu items that are links, at any level; an item with a dropdown stands for the items in it. */
const linksOf = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => (item.dropdownItems.length > 0 ? linksOf(item.dropdownItems) : item))

/**
 * A page's own name only counts beside another of its words (`beside`), as a make in it usually means a search for
 * cars.
 */
function asked(name: string, href: string, words: readonly string[], has?: string): SuggestedPage {
  return { name, href, words, beside: foldedWords(`${name} ${has ?? ''}`), ...(has && { about: has }) }
}

/** The dealer's pages that the search box can find, named as in the dealer's menus. */
export function searchablePages(site: SearchablePagesSite): readonly SuggestedPage[] {
  const { header, footer } = site.shell.navigation
  const called = new Map(linksOf([...footer, ...header]).map(({ name, url }) => [url, name]))
  const names = namesOf(site)
  const about = aboutOf(site)
  const wordsOf = (route: AskedRoute) => [
    ...foldedWords(askedBy[route]),
    ...(route === 'faqs' ? answeredWords(site.pages.faqs) : []),
  ]
  const routed = (Object.keys(askedBy) as AskedRoute[]).flatMap((route): readonly SuggestedPage[] => {
    const href = site.routes[route]
    return href ? [asked(called.get(href) ?? names[route], href, wordsOf(route), about[route])] : []
  })
  const own = site.pages.info.map(({ title, path }) => asked(called.get(path) ?? title, path, foldedWords(title)))
  return [...routed, ...own]
}

const ask = trackedQuery('asked pages', ({ site }: Pick<Tenant, 'site'>, _about: null) => searchablePages(site))

/**
 * `searchablePages` as a `trackedQuery`: files built each night depend on these words and not on the texts behind them.
 */
export const searchablePagesOf = (tenant: Pick<Tenant, 'site'>): readonly SuggestedPage[] => ask(tenant, null)
