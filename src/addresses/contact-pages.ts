import { contactName } from '#domain/location/contact-slug.ts'
import type { Location } from '#domain/location/location.ts'
import { contactPages as groupsByPage } from '#domain/location/page-groups.ts'
import type { Site } from '#tenants/site.ts'
import { contactPath, shownLocations } from './location-paths.ts'

/** A contact page: path, heading and the locations it is for. */
export interface ContactPage {
  readonly path: string
  readonly title: string
  /** The recipient: a location or the dealer. */
  readonly name: string
  readonly locations: readonly Location[]
}

/**
 * All contact pages of a site, in the order of its locations: one per place in mode `location`, else (or with only one
 * place) one for all.
 */
export function contactPages(site: Site): readonly ContactPage[] {
  const locations = shownLocations(site)
  const groups = site.contact.mode === 'location' ? groupsByPage(locations) : []
  const { routes, labels } = site
  if (groups.length < 2) return [{ path: routes.contact, title: labels.contact_us, name: site.name, locations }]
  return groups.flatMap(({ locations: places }) => {
    const [head] = places
    if (!head) return []
    const name = contactName(head.name)
    return [{ path: contactPath(site, head), title: `Contact ${name}`, name, locations: places }]
  })
}
