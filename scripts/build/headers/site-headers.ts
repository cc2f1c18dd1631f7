import { stockStatusPath } from '#api/stock-status.ts'
import { hasLiveMaps } from '#domain/location/live-maps.ts'
import { pointOf, standApart } from '#domain/location/point.ts'
import type { Site } from '#tenants/site.ts'
import { contentSecurityPolicy, type PageKind } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * What pages may ask of the device: nothing. A provider's script may open the browser's own payment sheet.
 * Only names that browsers know on every system: another one is a warning in each shopper's console.
 */
function permissions(site: Site, kind: PageKind): string {
  const { method } = site.payment
  const mayPay = kind === 'checkout' && method?.kind === 'embedded'
  const payers = mayPay ? `(self "${new URL(method.script).origin}")` : '()'
  const none = [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'magnetometer',
    'microphone',
    'midi',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
  // "Nearest first" asks where the shopper is, when it is pressed.
  const geolocation = standApart(site.locations.map(({ address }) => pointOf(address))) ? '(self)' : '()'
  return [...none.map((name) => `${name}=()`), `geolocation=${geolocation}`, `payment=${payers}`].join(', ')
}

const forEver = 'public, max-age=31536000, immutable'

/** Pages are asked for again each time and kept while they are the same: a release shows at once. */
const askAgain = 'public, max-age=0, must-revalidate'

/** Headers of one kind of page. */
export function securityHeaders(site: Site, pictureHosts: readonly string[], kind: PageKind = 'ordinary'): Headers {
  const { report_to, https_subdomains } = site.services.security
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, pictureHosts, kind),
    ...(report_to === null ? {} : { 'Reporting-Endpoints': `policy="${report_to}"` }),
    'Strict-Transport-Security': `max-age=63072000${https_subdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions(site, kind),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': askAgain,
  }
}

/** Where the pages of each kind stand. */
function pathsOf(site: Site): readonly (readonly [path: string, kind: PageKind])[] {
  const { routes } = site
  const checkout = routes.checkout ? [[`/cars/:slug/${routes.checkout}`, 'checkout'] as const] : []
  // Every place at once is drawn by the map service alone, never in a frame.
  const yards = routes.dealerships && hasLiveMaps(site) ? [[routes.dealerships, 'place'] as const] : []
  return [['/locations/:slug', 'place'], ...yards, ...checkout]
}

/** What differs from the headers of all pages. */
function different(headers: Headers, common: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value))
}

/** Headers that some paths have instead of those of all. `*` ends a path with anything, `:slug` is one segment. */
export interface HeaderException {
  readonly path: string
  readonly headers: Headers
}

/** What a host sends with every file of a site, and what differs where. */
export interface SiteHeaders {
  readonly common: Headers
  readonly exceptions: readonly HeaderException[]
}

/** The headers of a site, for whichever host it goes to. */
export function siteHeaders(site: Site, pictureHosts: readonly string[]): SiteHeaders {
  const common = securityHeaders(site, pictureHosts)
  const pages = pathsOf(site)
    .map(([path, kind]) => ({ path, headers: different(securityHeaders(site, pictureHosts, kind), common) }))
    .filter(({ headers }) => Object.keys(headers).length > 0)
  const kept = ['/_astro/*', '/search-index/*', '/pictures/*', '/maps/*'].map((path) => ({
    path,
    headers: { 'Cache-Control': forEver },
  }))
  const asked = [
    { path: '/reservable-cars.json', headers: { 'Cache-Control': 'no-cache' } },
    // Half a minute here and half a minute until a page asks again: what was sold is sold everywhere within one.
    ...(site.stock.between_nights
      ? [{ path: stockStatusPath, headers: { 'Cache-Control': 'public, max-age=30' } }]
      : []),
  ]
  return { common, exceptions: [...pages, ...kept, ...asked] }
}
