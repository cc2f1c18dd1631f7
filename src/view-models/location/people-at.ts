import { contactPages } from '#addresses/contact-pages.ts'
import type { Location } from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type StaffedSite = SiteSlice<'shell.footer.staff'>
type Places = readonly Pick<Location, 'slug'>[]

/** Staff whom the dealer assigns to a location. */
export function peopleAt(site: StaffedSite, { slug }: Pick<Location, 'slug'>): readonly StaffMember[] {
  return site.shell.footer.staff.filter(({ location }) => location === slug)
}

const peopleOfAll = ({ shell }: StaffedSite) => shell.footer.staff.filter(({ location }) => location === null)

/** Staff on a location's page: its own. At the dealer's only location also those assigned to none. */
export function peopleOnPage(
  site: StaffedSite & SiteSlice<'locations'>,
  place: Pick<Location, 'slug'>,
): readonly StaffMember[] {
  const isOnly = visibleLocations(site.locations).length === 1
  return site.shell.footer.staff.filter(({ location }) => location === place.slug || (isOnly && location === null))
}

const peopleOf = (site: StaffedSite, places: Places) => places.flatMap((place) => peopleAt(site, place))

/** Staff on a contact page. If the page is one of several: the staff of its locations, else those assigned to none. */
export function peopleUnderContact(path: string, site: Site): readonly StaffMember[] {
  const pages = contactPages(site)
  const page = pages.length > 1 ? pages.find((each) => each.path === path) : undefined
  if (!page) return site.shell.footer.staff
  const own = peopleOf(site, page.locations)
  return own.length > 0 ? own : peopleOfAll(site)
}

/** Staff without phone numbers, for pages that reveal numbers on request. */
export function withoutNumbers(staff: readonly StaffMember[]): readonly StaffMember[] {
  return staff.map((person) => ({ ...person, phone: null }))
}
