import type { Site } from '#tenants/site.ts'

const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** Whether a path is the dealer's contact page; a trailing slash changes nothing. */
export function isContactPage(site: { readonly routes: Pick<Site['routes'], 'contact'> }, path: string): boolean {
  return withoutSlash(path) === withoutSlash(site.routes.contact)
}
