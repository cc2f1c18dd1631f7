import { isContactPath } from '#domain/location/contact-path.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** The settings that decide which pages are contact pages. */
export type ContactedSite = SiteSlice<'routes.contact' | 'contact.mode'>

/** Whether a path is one of the dealer's contact pages, with or without a trailing slash. */
export function isContactPage({ routes, contact }: ContactedSite, path: string): boolean {
  const at = withoutSlash(path)
  return at === withoutSlash(routes.contact) || (contact.mode === 'location' && isContactPath(at))
}
