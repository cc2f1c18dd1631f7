import { hasLiveMaps } from '#domain/location/live-maps.ts'
import { mapFrameOrigin, mapFrameUrl } from '#domain/location/map-frame.ts'
import type { Site } from '#tenants/site.ts'
import { type Directives, mergeDirectives } from './directives.ts'
import { thirdPartyDirectives } from './third-parties.ts'

/** Kinds of pages with different policies: `place` shows a map, `checkout` takes deposits. */
export type PageKind = 'ordinary' | 'place' | 'checkout'

/** Name of the only trusted types policy, created by our own code (islands/shared/index-transport.ts). */
const ownTypes = 'search-worker'

/** The origin of a URL; empty for a path, which 'self' allows. */
function originOf(url: string | null): string[] {
  return url && !url.startsWith('/') ? [new URL(url).origin] : []
}

/** Our scripts write no HTML; the map service's credits and payment providers' elements do. */
const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [ownTypes] }

/** Directives for the payment provider: a page to post to, or a script with its frames and requests. */
function paymentDirectives({ payment: { method } }: Site): Directives {
  if (method?.kind === 'hosted') return { ...trustedTypes, 'form-action': originOf(method.page) }
  if (method?.kind !== 'embedded') return trustedTypes
  const script = originOf(method.script)
  const others = [...script, ...method.hosts]
  return { 'script-src': script, 'frame-src': others, 'connect-src': others }
}

/** The live map uses workers created from blobs. */
const liveMap: Directives = {
  'connect-src': ['https://api.mapbox.com', 'https://events.mapbox.com'],
  'worker-src': ["'self'", 'blob:'],
}

/** The map's iframe, if any location can be shown in one, and the image that tests whether its host is reachable. */
function mapFrame({ locations }: Site): Directives {
  const isShown = locations.some(({ address }) => mapFrameUrl(address))
  return isShown ? { 'frame-src': [mapFrameOrigin], 'img-src': [mapFrameOrigin] } : {}
}

/** Page kind -> additional directives. On checkout pages the only external script is the provider's. */
const needs: Readonly<Record<PageKind, (site: Site) => Directives>> = {
  ordinary: (site) => thirdPartyDirectives(site, trustedTypes),
  place: (site) =>
    mergeDirectives(
      hasLiveMaps(site)
        ? [thirdPartyDirectives(site, {}), liveMap]
        : [thirdPartyDirectives(site, trustedTypes), mapFrame(site)],
    ),
  checkout: paymentDirectives,
}

/** Reports policy violations, if the dealer set an endpoint. */
function reporting({
  services: {
    security: { report_to },
  },
}: Site): Directives {
  return report_to === null ? {} : { 'report-uri': [report_to], 'report-to': ['policy'] }
}

/** Blocked unless allowed below; otherwise these would fall back to default-src. */
const closed: Directives = { 'frame-src': ["'none'"], 'media-src': ["'none'"] }

/**
 * Directives of every page. default-src only applies to prefetched pages, for which Firefox has no other directive:
 * every directive that would fall back to it is listed.
 */
function common(site: Site, pictureHosts: readonly string[]): Directives {
  const api = originOf(site.services.api.base || null)
  const asked = [site.search.host, site.services.api.events_host, site.services.error_reporting.endpoint]
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...asked.flatMap(originOf)],
    'form-action': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': [],
  }
}

/**
 * The strict policy of one kind of page: allows the site's own files, hosts from its settings, and hosts of its
 * pictures.
 */
export function contentSecurityPolicy(
  site: Site,
  pictureHosts: readonly string[],
  kind: PageKind = 'ordinary',
): string {
  // The footer's map is on every page.
  const everywhere = [common(site, pictureHosts), site.shell.footer.map ? mapFrame(site) : {}]
  const policy = { ...closed, ...mergeDirectives([...everywhere, needs[kind](site), reporting(site)]) }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
