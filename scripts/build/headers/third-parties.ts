import type { Site } from '#tenants/site.ts'
import { type Directives, mergeDirectives } from './directives.ts'

/** Directives for a script that shows something, and its hosts; such scripts write inline styles. */
function shownBy(script: string, hosts: readonly string[]): Directives {
  const origins = [new URL(script).origin, ...hosts]
  const sockets = origins.map((origin) => origin.replace(/^https:/, 'wss:'))
  return {
    'script-src': origins,
    'connect-src': [...origins, ...sockets],
    'style-src': [...origins, "'unsafe-inline'"],
    'img-src': origins,
    'font-src': origins,
    'media-src': origins,
    'frame-src': origins,
  }
}

/** Directives for the tag container and Google's own analytics tags. */
const container: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * Third-party scripts run later, if at all; our own stay restricted by trusted types until then
 * (islands/shared/third-party-script.ts).
 */
const heldUntilThen: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['*'] }

/**
 * Directives for the third-party scripts a dealer enabled: the make's banner, the chat, a tag container. `strict`: the
 * trusted types directives of pages without any.
 */
export function thirdPartyDirectives({ services }: Site, strict: Directives): Directives {
  const { brand_banner: banner, chat, analytics } = services
  const hasBanner = banner.enabled && banner.src !== null
  const isLater = chat.src !== null || analytics.provider === 'gtm'
  const held = isLater && Object.keys(strict).length > 0 ? heldUntilThen : strict
  return mergeDirectives([
    // The banner's script runs at load and writes HTML.
    hasBanner ? {} : held,
    hasBanner && banner.src ? shownBy(banner.src, banner.hosts) : {},
    chat.src === null ? {} : shownBy(chat.src, chat.hosts),
    analytics.provider === 'gtm' ? container : {},
  ])
}
