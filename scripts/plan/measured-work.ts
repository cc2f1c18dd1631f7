import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { defaultSnapshotPaths, measureLargestFile } from '../build/sort-by-snapshot-size.ts'
import { readBuildOutput } from '../lib/build-output.ts'
import { ownSnapshot } from './own-snapshot.ts'
import type { Work } from './shards.ts'

const night = v.object({
  dealers: v.array(v.object({ slug: v.string(), outcome: v.string(), ms: v.number() })),
})

/** Measured duration of a dealer's build, from its report. */
export interface MeasuredNight {
  readonly slug: string
  readonly ms: number
}

/**
 * Reads a report of `npm run build -- --json`, or a folder of them; unreadable files of a folder, such as of killed
 * builds, are reported and skipped.
 * @throws OperatorError when a named file is not a report
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

/** Measurements in a report; only published builds count. */
const measuredIn = (file: string): MeasuredNight[] =>
  readBuildOutput(file, night).dealers.filter(({ outcome }) => outcome === 'published')

/** Estimate for a dealer without measurements: opening it, and building by snapshot size (average when unknown). */
const expected = { seconds: 2, bytes: 500_000, secondsPerMegabyte: 12 } as const

function byStock(content: string, slug: string): number {
  const own = ownSnapshot(content, slug)
  const files = own === null ? defaultSnapshotPaths(slug) : [own]
  const bytes = measureLargestFile(files.map((file) => join(content, file)))
  return expected.seconds + ((bytes ?? expected.bytes) / 1e6) * expected.secondsPerMegabyte
}

/** The longest measured build of each dealer, else an estimate by snapshot size. */
export function workOf(slugs: readonly string[], measured: readonly MeasuredNight[], content: string): Work[] {
  const longest = new Map<string, number>()
  for (const { slug, ms } of measured) longest.set(slug, Math.max(ms, longest.get(slug) ?? 0))
  return slugs.map((slug) => {
    const ms = longest.get(slug)
    return { slug, seconds: ms === undefined ? byStock(content, slug) : ms / 1000 }
  })
}
