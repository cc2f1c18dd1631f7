import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { createErrorResponse } from './post-kind.ts'

/** Maximum numbers of POST and PUT requests within ten minutes; beyond them the response is 429. */
export interface RateLimits {
  /** From one address; a shopper with several steps, photos and corrections stays far below. */
  readonly perAddress: number
  /** From one website (origin), over all addresses. */
  readonly perSite: number
}

/** Default limits. */
export const defaultRateLimits: RateLimits = { perAddress: 60, perSite: 1200 }

const windowSeconds = 600

const isBusy = (refusal: unknown): refusal is RateLimiterRes => !(refusal instanceof Error)

/** Counts a request. Returns the seconds to wait when it is over the limit, else null. */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (isBusy(refusal)) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/**
 * Middleware that answers requests over the limits with 429. Browsers then keep the lead and retry later, so none is
 * lost. Each process counts by itself.
 */
export function rateLimits(
  { perAddress, perSite }: RateLimits,
  addressOf: (context: Context) => string,
  siteOf: (context: Context) => string,
): MiddlewareHandler {
  const addresses = new RateLimiterMemory({ points: perAddress, duration: windowSeconds })
  const sites = new RateLimiterMemory({ points: perSite, duration: windowSeconds })
  return async (context, next) => {
    if (context.req.method !== 'POST' && context.req.method !== 'PUT') return next()
    const seconds = (await waitFor(addresses, addressOf(context))) ?? (await waitFor(sites, siteOf(context)))
    if (seconds === null) return next()
    context.header('Retry-After', String(seconds))
    return createErrorResponse(context, 'Too many requests. Please try again in a few minutes.', 429)
  }
}
