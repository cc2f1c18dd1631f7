import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedFolder, memoryIn } from './picture-records.ts'
import { readUnusedSince, type UnusedSince, writeUnusedSince } from './unused-since.ts'

/** Time after which unused copies are removed: a feed may be empty for a night and a dealer absent for a week. */
const fortnight = 14 * 86_400_000

const keyOf = (file: string) => /^(.+)-\d+\.webp$/.exec(file)?.[1] ?? null
const dealerOf = (file: string) => /^(.+)\.json$/.exec(file)?.[1] ?? null

/** Keys of the copies in these picture memories. @throws when one cannot be read */
function usedKeys(memories: readonly string[]): ReadonlySet<string> {
  const known = memories.flatMap((file) => Object.values(memoryIn(readFileSync(file, 'utf8'))))
  return new Set(known.flatMap(({ key }) => key ?? []))
}

/** Picture memories of existing dealers (`kept`), and of dealers that left (`left`), who may come back. */
function memoriesIn(files: readonly string[], dealers: readonly string[]) {
  const memories = files.filter((file) => dealerOf(file) !== null)
  const isKept = (file: string) => dealers.includes(dealerOf(file) ?? '')
  return { kept: memories.filter(isKept), left: memories.filter((file) => !isKept(file)) }
}

/** Unused names -> ISO time of the run that first found them unused. */
function sinceWhen(unused: readonly string[], before: UnusedSince, now: Date): UnusedSince {
  // Future times come from a run whose clock was ahead, and are ignored.
  const isPast = (since = '') => Date.parse(since) <= now.getTime()
  const sinceOf = (name: string) => (isPast(before[name]) ? before[name] : undefined) ?? now.toISOString()
  return Object.fromEntries([...new Set(unused)].sort().map((name) => [name, sinceOf(name)]))
}

/** Removes files unused for a fortnight and records the others for the next run. Returns the number removed. */
function removeOld(root: string, files: readonly string[], unused: UnusedSince, now: Date): number {
  const isOver = (since = '') => now.getTime() - Date.parse(since) > fortnight
  const old = files.filter((file) => isOver(unused[keyOf(file) ?? file]))
  for (const file of old) rmSync(join(fetchedFolder(root), file), { force: true })
  writeUnusedSince(root, Object.fromEntries(Object.entries(unused).filter(([, since]) => !isOver(since))))
  return old.length
}

/**
 * Removes copies that no car of `dealers` (all existing ones) has shown for a fortnight, and picture memories of
 * dealers that left as long ago. Live sites have their own files. Returns the number of files removed.
 * @throws when a dealer's picture memory cannot be read; nothing is removed then
 */
export function dropUnusedPictures(root: string, dealers: readonly string[], now: Date): number {
  const folder = fetchedFolder(root)
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder)
  const { kept, left } = memoriesIn(files, dealers)
  const used = usedKeys(kept.map((file) => join(folder, file)))
  const copies = files.flatMap((file) => keyOf(file) ?? []).filter((key) => !used.has(key))
  return removeOld(root, files, sinceWhen([...copies, ...left], readUnusedSince(root), now), now)
}
