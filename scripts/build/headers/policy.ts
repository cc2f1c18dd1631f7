import { hasLiveMaps } from '#domain/location/live-maps.ts'
import { mapFrameOrigin, mapFrameUrl } from '#domain/location/map-frame.ts'
import type { Site } from '#tenants/site.ts'
import { type Directives, together } from './directives.ts'
import { thirdPartyDirectives } from './third-parties.ts'

/** What a page may need that the others do not: the map of a place, or who takes a deposit. */
export type PageKind = 'ordinary' | 'place' | 'checkout'

/** Who makes trusted types: our own code alone, under this name (islands/shared/own-index.ts). */
const ownTypes = 'search-worker'

/** A path is the site's own address, which may be asked anyway. */
function originOf(url: string | null): string[] {
  return url && !url.startsWith('/') ? [new URL(url).origin] : []
}

/** Scripts of ours write no HTML; the map service's credits and a payment provider's own page parts do. */
const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [ownTypes] }

/** What the one who takes deposits needs: a page to post to, or a script with its frames and calls. */
function paymentDirectives({ payment: { method } }: Site): Directives {
  if (method?.kind === 'hosted') return { ...trustedTypes, 'form-action': originOf(method.page) }
  if (method?.kind !== 'embedded') return trustedTypes
  const script = originOf(method.script)
  const others = [...script, ...method.hosts]
  return { 'script-src': script, 'frame-src': others, 'connect-src': others }
}

/** The live map draws in workers made of blobs. */
const liveMap: Directives = {
  'connect-src': ['https://api.mapbox.com', 'https://events.mapbox.com'],
  'worker-src': ["'self'", 'blob:'],
}

/** The frame of a map, where there is a place to show in one, and the picture that tells whether its host answers. */
function mapFrame({ locations }: Site): Directives {
  const isShown = locations.some(({ address }) => mapFrameUrl(address))
  return isShown ? { 'frame-src': [mapFrameOrigin], 'img-src': [mapFrameOrigin] } : {}
}

/** What pages of a kind need beyond what all do. Where deposits are taken, no script runs but the provider's. */
const needs: Readonly<Record<PageKind, (site: Site) => Directives>> = {
  ordinary: (site) => thirdPartyDirectives(site, trustedTypes),
  place: (site) =>
    together(
      hasLiveMaps(site)
        ? [thirdPartyDirectives(site, {}), liveMap]
        : [thirdPartyDirectives(site, trustedTypes), mapFrame(site)],
    ),
  checkout: paymentDirectives,
}

/** Where a browser tells of what a policy stopped, if the dealer wants to know. */
function reporting({
  services: {
    security: { report_to },
  },
}: Site): Directives {
  return report_to === null ? {} : { 'report-uri': [report_to], 'report-to': ['policy'] }
}

/** What nobody may load where nothing below lets it in: it would fall back on the default. */
const closed: Directives = { 'frame-src': ["'none'"], 'media-src': ["'none'"] }

/**
 * What every page of a site needs. The default rules nothing but pages that are fetched ahead, for which Firefox knows no other
 * directive: each that would fall back on it is written out.
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

/** The strict policy of one kind of page: the site's own files, the hosts its settings name, those of its pictures. */
export function contentSecurityPolicy(
  site: Site,
  pictureHosts: readonly string[],
  kind: PageKind = 'ordinary',
): string {
  // A footer's map stands on every page.
  const everywhere = [common(site, pictureHosts), site.shell.footer.map ? mapFrame(site) : {}]
  const policy = { ...closed, ...together([...everywhere, needs[kind](site), reporting(site)]) }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
