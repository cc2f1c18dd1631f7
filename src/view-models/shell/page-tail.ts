import { isContactPage } from '#addresses/contact-page.ts'
import { type PageKindName, pageKinds } from '#addresses/page-kinds.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { Site } from '#tenants/site.ts'
import { peopleUnderContact } from '../location/people-at.ts'

/** What of the end of every page belongs under this one. */
export interface PageTail {
  /** The columns of links. */
  readonly links: boolean
  /** The offer of news. */
  readonly news: boolean
  /** The people to ask for by name. */
  readonly staff: readonly StaffMember[]
  /** The opening hours of the first place. */
  readonly hours: boolean
}

const underAny = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place))

function staffUnder(path: string, site: Site): readonly StaffMember[] {
  const { routes, shell } = site
  if (isContactPage(site, path)) return peopleUnderContact(path, site)
  return path === routes.home || path === routes.dealerships ? shell.footer.staff : []
}

/**
 * Each thing once: no hours under hours, no form under a form, people where somebody looks for them. A page that search
 * engines may not list is a shopper's own or an answer to one: nothing is offered there. Where a visit ends, what leads on stands
 * in the page itself, and columns of links would be most of it.
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
