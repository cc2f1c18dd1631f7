import { readdirSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { stockFigures } from '#stock/figures.ts'
import { writeDurably } from './durable.ts'
import { extentShape } from './extent.ts'
import { isPartial, partialOf, releaseFolder, releasesFolder } from './paths.ts'

const factsShape = v.object({
  id: v.string(),
  /** Digest of all inputs of the release (dealerKey). */
  key: v.string(),
  /** ISO time the release was built for. */
  builtAt: v.string(),
  /** ISO time at which the site changes by time alone; null when only a new day changes it, or not recorded. */
  turnsAt: v.optional(v.nullable(v.string()), null),
  pages: v.number(),
  /**
   * Files for other programs and scripts; null for releases recorded before these were counted separately from pages.
   */
  dataFiles: v.optional(v.nullable(v.number()), null),
  cars: v.number(),
  /** Entries of the snapshot, readable or not. */
  entries: v.number(),
  /** When its snapshot was taken, as it says, ISO; null when it does not say, or not recorded. */
  takenAt: v.optional(v.nullable(v.string()), null),
  /** Figures of the stock on show; null for releases from before they were recorded. */
  stock: v.optional(v.nullable(stockFigures), null),
  /** What the safety stop would have refused without an explicit override. */
  accepted: v.optional(v.array(v.string()), []),
  /** For lists of sites: the dealer's name and strapline, cars on show per type, and the site path of a picture. */
  name: v.string(),
  strapline: v.string(),
  counts: v.record(v.string(), v.number()),
  preview: v.nullable(v.string()),
  /** Site path of its logo; null for releases from before it was recorded. */
  logo: v.optional(v.nullable(v.string()), null),
})

const recordShape = v.object({
  ...factsShape.entries,
  /** Number of the publication, from 1; 0 for releases from before they were numbered. */
  sequence: v.optional(v.number(), 0),
  /** Its size when it was published or last became live; null when not recorded. */
  extent: v.optional(v.nullable(extentShape), null),
  /** Site paths of hashed files that are this release's own; null when not recorded: then all of them are. */
  ownAssets: v.optional(v.nullable(v.array(v.string())), null),
})

/** Facts a build records about its release. Fields missing from older records are `v.optional` with a default. */
export type ReleaseFacts = Readonly<v.InferOutput<typeof factsShape>>

/** Record of a published release; stored beside its folder, never inside the site. */
export type ReleaseRecord = Readonly<v.InferOutput<typeof recordShape>>

/** A record or history file is damaged. The message says how. */
export class DamagedRecord extends Error {
  readonly file: string
  constructor(file: string, why: string) {
    super(`${file} ${why}`)
    this.file = file
  }
}

/** Reads and validates a JSON file. @throws DamagedRecord when it is missing, empty, truncated or of another shape */
export function readValidatedJson<T extends v.GenericSchema>(file: string, shape: T): v.InferOutput<T> {
  const text = textOf(file)
  if (text.trim() === '') throw new DamagedRecord(file, 'is empty')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DamagedRecord(file, 'is cut off or no JSON')
  }
  const read = v.safeParse(shape, value)
  if (read.success) return read.output
  throw new DamagedRecord(file, `has no right "${v.getDotPath(read.issues[0]) ?? ''}"`)
}

function textOf(file: string): string {
  try {
    // Reading a pipe or a device may never end.
    if (!statSync(file).isFile()) throw new DamagedRecord(file, 'is no file')
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof DamagedRecord) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new DamagedRecord(file, code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`)
  }
}

/** The record of one release. @throws DamagedRecord */
export function readRecord(out: string, slug: string, id: string): ReleaseRecord {
  const file = `${releaseFolder(out, slug, id)}.json`
  const record = readValidatedJson(file, recordShape)
  if (record.id !== id) throw new DamagedRecord(file, `is the record of ${record.id}`)
  return record
}

/** Writes the record of a release; call it before its folder gets its final name. */
export function writeRecord(out: string, slug: string, record: ReleaseRecord, tag: string): void {
  const file = `${releaseFolder(out, slug, record.id)}.json`
  writeDurably(file, partialOf(file, tag), JSON.stringify(record))
}

/** Ids of a dealer's complete releases, in no order. */
export function releaseIds(out: string, slug: string): string[] {
  return readdirSync(releasesFolder(out, slug), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isPartial(entry.name))
    .map(({ name }) => name)
}

/** Oldest publication first. Unnumbered releases come before all others, by build time. */
function inOrder(a: ReleaseRecord, b: ReleaseRecord): number {
  return a.sequence - b.sequence || a.builtAt.localeCompare(b.builtAt, 'en') || a.id.localeCompare(b.id, 'en')
}

/** The readable records of a dealer's releases in order of publication, and ids of those with damaged records. */
export function readRecords(
  out: string,
  slug: string,
): { readonly records: readonly ReleaseRecord[]; readonly damaged: readonly string[] } {
  const records: ReleaseRecord[] = []
  const damaged: string[] = []
  for (const id of releaseIds(out, slug)) {
    try {
      records.push(readRecord(out, slug, id))
    } catch (error) {
      if (!(error instanceof DamagedRecord)) throw error
      damaged.push(id)
    }
  }
  return { records: records.sort(inOrder), damaged }
}
