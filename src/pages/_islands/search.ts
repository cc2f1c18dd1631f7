import { onShowPolicy } from '#domain/car/on-show.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import { postcodeWord } from '#domain/text/postcode-word.ts'
import type { ListLabels, SearchProps } from '#islands/search/search-props.ts'
import { pageSource } from '#search/transport/source.ts'
import type { Tenant } from '#tenants/current.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { cardPolicy } from '#view-models/car/car-summary.ts'
import type { ListPageFound } from '#view-models/listing/list-page.ts'
import type { ListPage } from '#view-models/listing/list-pages.ts'
import { wholeStock } from '#view-models/listing/whole-stock.ts'

function listLabels({ labels }: SiteSlice<'labels'>): ListLabels {
  const { search, search_placeholder, contact_us, below_market, certified } = labels
  return { search, search_placeholder, contact_us, below_market, certified }
}

/** Props of the search island on a list page: the site data it needs, and the prerendered result without its cards. */
export function searchProps(
  tenant: Tenant,
  { landing, page }: ListPage,
  { initial, noun, priceScale }: Pick<ListPageFound, 'initial' | 'noun' | 'priceScale'>,
): SearchProps {
  const { site, search } = tenant
  const { hasCars, standsApart } = wholeStock(tenant)
  const { path, title, filter, impliedFacets } = landing
  return {
    landing: { path, title, filter, impliedFacets },
    page,
    // The fallback list for an empty one; an empty default list falls back to the whole list.
    defaultPath: path === site.search.default_search_path ? wholeListPath : site.search.default_search_path,
    contactPath: site.routes.contact,
    hasCars,
    source: pageSource(search),
    stock: onShowPolicy(site.stock),
    card: cardPolicy(site),
    labels: listLabels(site),
    isCompact: site.brand.design.phone_cards === 'compact',
    phone: site.contact.phone,
    noun,
    pageSize: site.search.list_page_size,
    priceScale,
    priceAscPositive: site.search.price_asc_positive,
    totalSource: site.search.total_source,
    cacheCap: site.search.cache_cap,
    near: standsApart ? { postcodes: site.location_pages.postcodes, called: postcodeWord(site.locale) } : null,
    initial,
  }
}
