import type { Site } from '#tenants/site.ts'
import { type Directives, together } from './directives.ts'

/** A script that shows something, with whatever it asks for; such scripts write their styles into the page. */
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

/** The container and what Google's own measuring tags in it ask for. */
const container: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/** Scripts of others run later, if at all: until then ours stay held to trusted types (islands/shared/third-party-script.ts). */
const heldUntilThen: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['*'] }

/**
 * What the scripts of third parties need that this dealer asked for: the make's banner, the chat, a tag container.
 * `strict` is what pages without any are held to.
 */
export function thirdPartyDirectives({ services }: Site, strict: Directives): Directives {
  const { brand_banner: banner, chat, analytics } = services
  const hasBanner = banner.enabled && banner.src !== null
  const isLater = chat.src !== null || analytics.provider === 'gtm'
  const held = isLater && Object.keys(strict).length > 0 ? heldUntilThen : strict
  return together([
    // The banner's script runs with the page and writes as it likes.
    hasBanner ? {} : held,
    hasBanner && banner.src ? shownBy(banner.src, banner.hosts) : {},
    chat.src === null ? {} : shownBy(chat.src, chat.hosts),
    analytics.provider === 'gtm' ? container : {},
  ])
}
