import { existsSync } from 'node:fs'
import { LiveReleaseDamaged, liveRelease } from '../build/release/live.ts'
import { suggestDealer } from '../lib/command-line/named-dealers.ts'
import { liveSites } from '../serve/sites.ts'
import { type Age, ageFrom, unknownAge } from './age.ts'

const unreadable = 'its record cannot be read'

function ageOf(out: string, slug: string, now: number, most: number): Age {
  try {
    const builtAt = liveRelease(out, slug)?.builtAt
    return builtAt === undefined ? unknownAge(slug, unreadable) : ageFrom(slug, builtAt, now, most)
  } catch (error) {
    if (!(error instanceof LiveReleaseDamaged)) throw error
    return unknownAge(slug, unreadable)
  }
}

/** Ages of the live releases in a folder, or of the given dealers, including those without one. */
export function releaseAges(out: string, asked: readonly string[], now: number, most: number): Age[] {
  const live = existsSync(out) ? liveSites(out).map(({ slug }) => slug) : []
  const slugs = asked.length > 0 ? [...new Set(asked)] : live
  return slugs.map((slug) =>
    live.includes(slug)
      ? ageOf(out, slug, now, most)
      : unknownAge(slug, `nothing of it is live here${suggestDealer(slug, live)}`),
  )
}
