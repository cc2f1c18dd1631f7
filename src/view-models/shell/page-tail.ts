import { isContactPage } from '#addresses/contact-page.ts'
import { type PageKindName, pageKinds } from '#addresses/page-kinds.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { Site } from '#tenants/site.ts'
import { peopleUnderContact } from '../location/people-at.ts'

/** Parts of the common page end that a page has. */
export interface PageTail {
  /** Columns of links. */
  readonly links: boolean
  /** Newsletter form. */
  readonly news: boolean
  /** Staff to list. */
  readonly staff: readonly StaffMember[]
  /** Opening hours of the first location. */
  readonly hours: boolean
}

const underAny = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place))

function staffUnder(path: string, site: Site): readonly StaffMember[] {
  const { routes, shell } = site
  if (isContactPage(site, path)) return peopleUnderContact(path, site)
  return path === routes.home || path === routes.dealerships ? shell.footer.staff : []
}

/**
 * Selects the parts of the page end without repeating the page: no hours below hours, no form below a form, staff where
 * visitors look for them. Pages that are not indexed (a shopper's own or a response) offer neither news nor hours. The
 * not-found and success pages have no columns, as their own links lead on.
 */
export function pageTail(path: string, site: Site, kind?: PageKindName): PageTail {
  const { routes } = site
  const isContact = isContactPage(site, path)
  const asks = [routes.finance, routes.trade_in, routes.valuations, routes.service, routes.manufacturer_service]
  const isForm = isContact || asks.includes(path)
  const isPlace = path === routes.dealerships || path.startsWith('/locations/')
  const isOwn = kind !== undefined && !pageKinds[kind].isListed
  return {
    links: kind !== 'lost' && kind !== 'success',
    news: !isForm && !isOwn && !underAny(path, ['/cars/', '/search/']),
    staff: staffUnder(path, site),
    hours: !isForm && !isPlace && !isOwn && !path.startsWith('/cars/'),
  }
}
