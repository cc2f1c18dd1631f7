import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { notTaken } from './post-kind.ts'

/** How many leads are taken within ten minutes before a caller is asked to come back later. */
export interface RateLimits {
  /** From one address: a shopper with steps, photos and second thoughts stays far below. */
  readonly perAddress: number
  /** For one website, from everywhere. */
  readonly perSite: number
}

/** What holds where nobody says otherwise. */
export const usualRates: RateLimits = { perAddress: 60, perSite: 1200 }

const windowSeconds = 600

const isBusy = (refusal: unknown): refusal is RateLimiterRes => !(refusal instanceof Error)

/** Whether one more is too much; then the seconds to wait, else null. */
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
 * Asks those who send too much to wait. A browser that is told so keeps the lead and sends it later, so that nothing is
 * lost by it. Counted in each process by itself.
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
    return notTaken(context, 'Too many requests. Please try again in a few minutes.', 429)
  }
}
