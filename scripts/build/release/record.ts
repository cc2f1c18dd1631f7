import { readdirSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { stockFigures } from '#stock/figures.ts'
import { writeDurably } from './durable.ts'
import { extentShape } from './extent.ts'
import { isPartial, partialOf, releaseFolder, releasesFolder } from './paths.ts'

const factsShape = v.object({
  id: v.string(),
  /** The digest of everything the release was made from. */
  key: v.string(),
  /** ISO time the release was built for. */
  builtAt: v.string(),
  /** ISO time from which time alone makes it another site; null when only another day does, or nobody noted it. */
  turnsAt: v.optional(v.nullable(v.string()), null),
  pages: v.number(),
  /** Files for other programs and scripts; null for releases from when they were counted among the pages. */
  dataFiles: v.optional(v.nullable(v.number()), null),
  cars: v.number(),
  /** Entries of the snapshot, readable or not. */
  entries: v.number(),
  /** When its snapshot says it was taken, ISO; null where that says nothing, or nobody noted it. */
  takenAt: v.optional(v.nullable(v.string()), null),
  /** What shoppers saw of the stock; null for releases from before it was kept. */
  stock: v.optional(v.nullable(stockFigures), null),
  /** What the safety stop would have refused had nobody said that it is meant. */
  accepted: v.optional(v.array(v.string()), []),
  /** For lists of sites: the dealer's name and line, cars on show per type, and a picture by site path. */
  name: v.string(),
  strapline: v.string(),
  counts: v.record(v.string(), v.number()),
  preview: v.nullable(v.string()),
  /** Its logo, by site path; null for releases from before it was noted. */
  logo: v.optional(v.nullable(v.string()), null),
})

const recordShape = v.object({
  ...factsShape.entries,
  /** The dealer's 1st, 2nd, 3rd ... publication; 0 for releases from before they were counted. */
  sequence: v.optional(v.number(), 0),
  /** How much it held when it was published, or last became live; null where nobody noted it. */
  extent: v.optional(v.nullable(extentShape), null),
  /** Hashed files that this release brought itself, by site path; null when it was not noted, and all of them are. */
  ownAssets: v.optional(v.nullable(v.array(v.string())), null),
})

/** What a build says of its release. Fields that older records lack are `v.optional` with a default. */
export type ReleaseFacts = Readonly<v.InferOutput<typeof factsShape>>

/** What is known of a published release; stands beside its folder, never inside the site. */
export type ReleaseRecord = Readonly<v.InferOutput<typeof recordShape>>

/** A file that says what is live, or what was, and cannot be believed. The message says what is wrong with it. */
export class DamagedRecord extends Error {
  readonly file: string
  constructor(file: string, why: string) {
    super(`${file} ${why}`)
    this.file = file
  }
}

/** Reads a JSON file of a shape. @throws DamagedRecord when it is missing, empty, cut off or says something else */
export function readShaped<T extends v.GenericSchema>(file: string, shape: T): v.InferOutput<T> {
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
    // A pipe or a device may never come to its end.
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
  const record = readShaped(file, recordShape)
  if (record.id !== id) throw new DamagedRecord(file, `is the record of ${record.id}`)
  return record
}

/** Writes the record of a release before its folder gets its name. */
export function writeRecord(out: string, slug: string, record: ReleaseRecord, tag: string): void {
  const file = `${releaseFolder(out, slug, record.id)}.json`
  writeDurably(file, partialOf(file, tag), JSON.stringify(record))
}

/** Names of the whole release folders of a dealer, in no order. */
export function releaseIds(out: string, slug: string): string[] {
  return readdirSync(releasesFolder(out, slug), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isPartial(entry.name))
    .map(({ name }) => name)
}

/** First publication first. Releases from before they were counted come before all others, by their time. */
function inOrder(a: ReleaseRecord, b: ReleaseRecord): number {
  return a.sequence - b.sequence || a.builtAt.localeCompare(b.builtAt, 'en') || a.id.localeCompare(b.id, 'en')
}

/** The readable records of a dealer's releases in the order of publication, and the ids of the others. */
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
