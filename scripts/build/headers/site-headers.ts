import { stockStatusPath } from '#api/stock-status.ts'
import { hasLiveMaps } from '#domain/location/live-maps.ts'
import { haveDistinctPoints, pointOf } from '#domain/location/point.ts'
import type { Site } from '#tenants/site.ts'
import { contentSecurityPolicy, type PageKind } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * Permissions-Policy: denies all device features, but an embedded payment provider may use the Payment Request API.
 * Only names known to browsers on every system: others log a warning in the console.
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
  // "Nearest first" requests the shopper's position when pressed.
  const geolocation = haveDistinctPoints(site.locations.map(({ address }) => pointOf(address))) ? '(self)' : '()'
  return [...none.map((name) => `${name}=()`), `geolocation=${geolocation}`, `payment=${payers}`].join(', ')
}

const forEver = 'public, max-age=31536000, immutable'

/** Pages are revalidated on every request, so that a release shows at once. */
const askAgain = 'public, max-age=0, must-revalidate'

/** Security and cache headers of one kind of page. */
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

/** Path patterns of the page kinds other than `ordinary`. */
function pathsOf(site: Site): readonly (readonly [path: string, kind: PageKind])[] {
  const { routes } = site
  const checkout = routes.checkout ? [[`/cars/:slug/${routes.checkout}`, 'checkout'] as const] : []
  // The page of all locations uses the live map only, never an iframe.
  const yards = routes.dealerships && hasLiveMaps(site) ? [[routes.dealerships, 'place'] as const] : []
  return [['/locations/:slug', 'place'], ...yards, ...checkout]
}

/** The headers that differ from the common ones. */
function different(headers: Headers, common: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value))
}

/** Headers that replace the common ones for some paths. A final `*` matches anything, `:slug` one segment. */
export interface HeaderException {
  readonly path: string
  readonly headers: Headers
}

/** Headers of every file of a site, and exceptions by path. */
export interface SiteHeaders {
  readonly common: Headers
  readonly exceptions: readonly HeaderException[]
}

/** The headers of a site, independent of the host. */
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
    // Cached for 30 s, and pages poll every 30 s: a sale shows everywhere within a minute.
    ...(site.stock.between_nights
      ? [{ path: stockStatusPath, headers: { 'Cache-Control': 'public, max-age=30' } }]
      : []),
  ]
  return { common, exceptions: [...pages, ...kept, ...asked] }
}
