import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#tenants/site.ts'
import { notTaken } from './post-kind.ts'

/** Whose leads are taken, and the pages that may send them. */
export interface KnownSites {
  has(slug: string): boolean
  /** Whether a page of this origin may send leads at all. */
  isOrigin(origin: string): boolean
}

/** The sites of some dealers, and further origins that show them, as a preview does. */
export function knownSites(sites: readonly Site[], more: readonly string[] = []): KnownSites {
  const slugs = new Set(sites.map(({ slug }) => slug))
  const origins = new Set([...sites.map(({ url }) => new URL(url).origin), ...more])
  return { has: (slug) => slugs.has(slug), isOrigin: (origin) => origins.has(origin) }
}

/** Takes posts from pages of known sites alone. Every browser names the page's origin when it posts. */
export function ownOrigins({ isOrigin }: KnownSites): MiddlewareHandler {
  return (context: Context, next) => {
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
    if (isReading || isOrigin(context.req.header('origin') ?? '')) return next()
    return Promise.resolve(notTaken(context, 'This page may send no leads here.', 403))
  }
}
