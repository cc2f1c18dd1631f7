import { locationPath } from '#addresses/location-paths.ts'
import type { Location } from '#domain/location/location.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type StaffedSite = SiteSlice<'shell.footer.staff'>

/** The people who work at a place, as the dealer names them. */
export function peopleAt(site: StaffedSite, { slug }: Pick<Location, 'slug'>): readonly StaffMember[] {
  return site.shell.footer.staff.filter(({ location }) => location === slug)
}

/** Whether the page at this path is that of a place that has people of its own. */
export function isStaffedPlace(
  path: string,
  site: StaffedSite & SiteSlice<'locations' | 'pages.routes.location_slug'>,
): boolean {
  return site.locations.some((place) => locationPath(site, place) === path && peopleAt(site, place).length > 0)
}

/** People without their numbers, for pages whose numbers show on request. */
export function withoutNumbers(staff: readonly StaffMember[]): readonly StaffMember[] {
  return staff.map((person) => ({ ...person, phone: null }))
}
