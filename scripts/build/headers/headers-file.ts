import type { Site } from '#tenants/site.ts'
import { contentSecurityPolicy, type PageKind } from './policy.ts'

type Headers = Readonly<Record<string, string>>

/**
 * What pages may ask of the device: nothing. A provider's script may open the browser's own payment sheet.
 * Only names that browsers know on every system: another one is a warning in each shopper's console.
 */
function permissions({ payment: { method } }: Site, kind: PageKind): string {
  const mayPay = kind === 'checkout' && method?.kind === 'embedded'
  const payers = mayPay ? `(self "${new URL(method.script).origin}")` : '()'
  const none = [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
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
  return [...none.map((name) => `${name}=()`), `payment=${payers}`].join(', ')
}

const forEver = 'public, max-age=31536000, immutable'

/** Pages are asked for again each time and kept while they are the same: a release shows at once. */
const askAgain = 'public, max-age=0, must-revalidate'

/** Headers of one kind of page. */
export function securityHeaders(site: Site, pictureHosts: readonly string[], kind: PageKind = 'ordinary'): Headers {
  const { report_to } = site.services.security
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, pictureHosts, kind),
    ...(report_to === null ? {} : { 'Reporting-Endpoints': `policy="${report_to}"` }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
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
function pathsOf({ routes }: Site): readonly (readonly [path: string, kind: PageKind])[] {
  const checkout = routes.checkout ? [[`/cars/:slug/${routes.checkout}`, 'checkout'] as const] : []
  return [['/locations/:slug', 'place'], ...checkout]
}

/** What differs from the headers of all pages. */
function different(headers: Headers, common: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value))
}

/** A rule that puts values in the place of what `/*` said. Some networks join what two rules say; "!" takes back. */
function replacing(path: string, headers: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])
  return [path, ...lines].join('\n')
}

/** The `_headers` file that content delivery networks read; see docs/decisions/headers.md for how each reads it. */
export function headersFile(site: Site, pictureHosts: readonly string[]): string {
  const common = securityHeaders(site, pictureHosts)
  const exceptions = pathsOf(site)
    .map(([path, kind]) => [path, different(securityHeaders(site, pictureHosts, kind), common)] as const)
    .filter(([, headers]) => Object.keys(headers).length > 0)
  const kept = ['/_astro/*', '/search-index/*', '/pictures/*', '/maps/*'].map(
    (path) => [path, { 'Cache-Control': forEver }] as const,
  )
  const asked = [['/reservable-cars.json', { 'Cache-Control': 'no-cache' }]] as const
  const first = ['/*', ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = [...exceptions, ...kept, ...asked].map(([path, headers]) => replacing(path, headers))
  return `${[first, ...rules].join('\n\n')}\n`
}
