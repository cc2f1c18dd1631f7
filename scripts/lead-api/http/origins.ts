import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#tenants/site.ts'
import { createErrorResponse } from './post-kind.ts'

/** The websites whose leads are accepted, and the origins that may send them. */
export interface KnownSites {
  has(slug: string): boolean
  /** Whether pages of this origin may send leads. */
  isOrigin(origin: string): boolean
}

/** Known sites: those given, plus further origins that show them, such as previews. */
export function knownSites(sites: readonly Site[], more: readonly string[] = []): KnownSites {
  const slugs = new Set(sites.map(({ slug }) => slug))
  const origins = new Set([...sites.map(({ url }) => new URL(url).origin), ...more])
  return { has: (slug) => slugs.has(slug), isOrigin: (origin) => origins.has(origin) }
}

/** Middleware: rejects writes from unknown origins. Every browser sends Origin with a POST. */
export function ownOrigins({ isOrigin }: KnownSites): MiddlewareHandler {
  return (context: Context, next) => {
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
    if (isReading || isOrigin(context.req.header('origin') ?? '')) return next()
    return Promise.resolve(createErrorResponse(context, 'This page may send no leads here.', 403))
  }
}
