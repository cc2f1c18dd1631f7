import type { Site } from '#tenants/site.ts'

/** A path is the site's own address, which may be asked anyway. */
function originOf(url: string | null): string[] {
  return url && !url.startsWith('/') ? [new URL(url).origin] : []
}

/** The strict policy of one dealer's site: its own files, and the hosts its settings name. */
export function contentSecurityPolicy(site: Site): string {
  const api = originOf(site.api.base || null)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...originOf(site.search.host), ...originOf(site.api.events_host)],
    'form-action': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'upgrade-insecure-requests': [],
  }
  return Object.entries(directives)
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
