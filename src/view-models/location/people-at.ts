import { contactPages } from '#addresses/contact-pages.ts'
import type { Location } from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type StaffedSite = SiteSlice<'shell.footer.staff'>
type Places = readonly Pick<Location, 'slug'>[]

/** The people who work at a place, as the dealer names them. */
export function peopleAt(site: StaffedSite, { slug }: Pick<Location, 'slug'>): readonly StaffMember[] {
  return site.shell.footer.staff.filter(({ location }) => location === slug)
}

const peopleOfAll = ({ shell }: StaffedSite) => shell.footer.staff.filter(({ location }) => location === null)

/** The people who stand on a place's page: its own; at a dealer's only place all work there whom it names nowhere else. */
export function peopleOnPage(
  site: StaffedSite & SiteSlice<'locations'>,
  place: Pick<Location, 'slug'>,
): readonly StaffMember[] {
  const isOnly = visibleLocations(site.locations).length === 1
  return site.shell.footer.staff.filter(({ location }) => location === place.slug || (isOnly && location === null))
}

const peopleOf = (site: StaffedSite, places: Places) => places.flatMap((place) => peopleAt(site, place))

/** Whom to ask for under a contact page: under that of one place among others its own people, if it has any. */
export function peopleUnderContact(path: string, site: Site): readonly StaffMember[] {
  const pages = contactPages(site)
  const page = pages.length > 1 ? pages.find((each) => each.path === path) : undefined
  if (!page) return site.shell.footer.staff
  const own = peopleOf(site, page.locations)
  return own.length > 0 ? own : peopleOfAll(site)
}

/** People without their numbers, for pages whose numbers show on request. */
export function withoutNumbers(staff: readonly StaffMember[]): readonly StaffMember[] {
  return staff.map((person) => ({ ...person, phone: null }))
}
