import type { SearchBox } from '#search/search-box.ts'
import type { Tenant } from '#tenants/current.ts'
import { shellData } from './shell-data.ts'

/** Site data for the search boxes. */
export function searchBoxOf(tenant: Tenant): SearchBox {
  const { locale, stock, cars, search, routes, labels } = tenant.site
  const { index, host, list } = shellData(tenant).search
  return {
    locale,
    pictures: cars.images,
    stock: { ...stock.search_filters, include_sold_cars_days: stock.include_sold_cars_days },
    path: search.default_search_path,
    contact: { href: routes.contact, text: labels.contact_us },
    index,
    host,
    list,
  }
}
