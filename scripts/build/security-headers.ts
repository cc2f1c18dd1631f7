import { hasLiveMaps } from '#domain/location/live-maps.ts'
import { mapFrameOrigin, mapFrameUrl } from '#domain/location/map-frame.ts'
import type { Site } from '#tenants/site.ts'

/** A path is the site's own address, which may be asked anyway. */
function originOf(url: string | null): string[] {
  return url && !url.startsWith('/') ? [new URL(url).origin] : []
}

type Directives = Readonly<Record<string, readonly string[]>>

/** Scripts of ours write no HTML; the map service's credits and a payment provider's own page parts do. */
function trustedTypes(site: Site): Directives {
  const isOurs = !hasLiveMaps(site) && site.payments.method?.kind !== 'embedded'
  return isOurs ? { 'require-trusted-types-for': ["'script'"] } : {}
}

/** What the one who takes deposits needs: a page to post to, or a script with its frames and calls. */
function paymentDirectives({ payments: { method } }: Site): Directives {
  if (method?.kind === 'hosted') return { 'form-action': originOf(method.page) }
  if (method?.kind !== 'embedded') return {}
  const script = originOf(method.script)
  const others = [...script, ...method.hosts]
  return { 'script-src': script, 'frame-src': others, 'connect-src': others }
}

/** The map service draws in workers made of blobs. */
function mapDirectives(site: Site): Directives {
  if (!hasLiveMaps(site)) return {}
  return {
    'connect-src': ['https://api.mapbox.com', 'https://events.mapbox.com'],
    'worker-src': ["'self'", 'blob:'],
    'img-src': ['blob:'],
  }
}

/** The frame of a map, where there is a place to show in one. */
function frameDirectives({ locations }: Site): Directives {
  return locations.some(({ address }) => mapFrameUrl(address)) ? { 'frame-src': [mapFrameOrigin] } : {}
}

/** One policy of several: the sources of a directive add up. */
function together(parts: readonly Directives[]): Directives {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...names].map((name) => [name, parts.flatMap((part) => part[name] ?? [])]))
}

/** The strict policy of one dealer's site: its own files, and the hosts its settings name. */
export function contentSecurityPolicy(site: Site): string {
  const api = originOf(site.api.base || null)
  const own: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...originOf(site.search.host), ...originOf(site.api.events_host)],
    'form-action': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': [],
  }
  return Object.entries(
    together([own, trustedTypes(site), mapDirectives(site), frameDirectives(site), paymentDirectives(site)]),
  )
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Headers of every answer of one dealer's site. */
export function securityHeaders(site: Site): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
  }
}

const forEver = 'public, max-age=31536000, immutable'

/** The `_headers` file that content delivery networks read: one block a path pattern. */
export function headersFile(site: Site): string {
  const blocks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': securityHeaders(site),
    '/_astro/*': { 'Cache-Control': forEver },
    '/search-index/*': { 'Cache-Control': forEver },
    '/pictures/*': { 'Cache-Control': forEver },
  }
  return Object.entries(blocks)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
