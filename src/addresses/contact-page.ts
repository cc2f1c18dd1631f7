import { isContactPath } from '#domain/location/contact-path.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** What of a site decides which pages are its contact pages. */
export type ContactedSite = SiteSlice<'routes.contact' | 'contact.mode'>

/** Whether a path is one of the dealer's contact pages; a trailing slash changes nothing. */
export function isContactPage({ routes, contact }: ContactedSite, path: string): boolean {
  const at = withoutSlash(path)
  return at === withoutSlash(routes.contact) || (contact.mode === 'location' && isContactPath(at))
}
