import { existsSync } from 'node:fs'
import { LiveReleaseDamaged, liveRelease } from '../build/release/live.ts'
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

/** The ages of the live releases in a folder. */
export function releaseAges(out: string, now: number, most: number): Age[] {
  return (existsSync(out) ? liveSites(out) : []).map(({ slug }) => ageOf(out, slug, now, most))
}
