import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bytesOfLargest, usualSnapshots } from '../build/largest-first.ts'
import { PlainError } from '../lib/plain-error.ts'
import { ownSnapshot } from './own-snapshot.ts'
import type { Work } from './shards.ts'

const night = v.object({
  dealers: v.array(v.object({ slug: v.string(), outcome: v.string(), ms: v.number() })),
})

/** What a build of a dealer took, as it said itself. */
export interface MeasuredNight {
  readonly slug: string
  readonly ms: number
}

/**
 * Reads what `npm run build -- --json` printed, or a folder of it, in which a build that was killed may have left a file
 * without a word: that is told and left out. @throws when a file that is named is none
 */
export function readMeasured(path: string, tell: (fault: string) => void = console.error): MeasuredNight[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return measuredIn(path)
  return globSync(join(path, '**/*.json'))
    .sort()
    .flatMap((file) => {
      try {
        return measuredIn(file)
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error))
        return []
      }
    })
}

/** Builds that made nothing say nothing of how long it takes. */
function measuredIn(file: string): MeasuredNight[] {
  try {
    const text = readFileSync(file, 'utf8')
    // npm says what it runs before what that says.
    const { dealers } = v.parse(night, JSON.parse(text.slice(text.indexOf('{'))))
    return dealers.filter(({ outcome }) => outcome === 'published')
  } catch {
    throw new PlainError(`${file} is no report of a build; make it: npm run build -- --json > ${file}`)
  }
}

/** Opening a dealer and making an average one, where nothing was ever measured. */
const expected = { seconds: 2, bytes: 500_000, secondsPerMegabyte: 12 } as const

function byStock(content: string, slug: string): number {
  const own = ownSnapshot(content, slug)
  const files = own === null ? usualSnapshots(slug) : [own]
  const bytes = bytesOfLargest(files.map((file) => join(content, file)))
  return expected.seconds + ((bytes ?? expected.bytes) / 1e6) * expected.secondsPerMegabyte
}

/** The longest night that was measured of each dealer; of one that never was, what its snapshot's size lets expect. */
export function workOf(slugs: readonly string[], measured: readonly MeasuredNight[], content: string): Work[] {
  const longest = new Map<string, number>()
  for (const { slug, ms } of measured) longest.set(slug, Math.max(ms, longest.get(slug) ?? 0))
  return slugs.map((slug) => {
    const ms = longest.get(slug)
    return { slug, seconds: ms === undefined ? byStock(content, slug) : ms / 1000 }
  })
}
