import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedFolder, memoryIn } from './picture-memory.ts'
import { readUnusedSince, type UnusedSince, writeUnusedSince } from './unused-since.ts'

/** A feed may be empty for a night and a dealer away for a week; and a copy is written before it is remembered. */
const fortnight = 14 * 86_400_000

const keyOf = (file: string) => /^(.+)-\d+\.webp$/.exec(file)?.[1] ?? null
const dealerOf = (file: string) => /^(.+)\.json$/.exec(file)?.[1] ?? null

/** The copies that dealers are known to show. @throws when what is known of one cannot be read */
function usedKeys(memories: readonly string[]): ReadonlySet<string> {
  const known = memories.flatMap((file) => Object.values(memoryIn(readFileSync(file, 'utf8'))))
  return new Set(known.flatMap(({ key }) => key ?? []))
}

/** What is known of dealers: of those there are, and of those that left, who may come back. */
function memoriesIn(files: readonly string[], dealers: readonly string[]) {
  const memories = files.filter((file) => dealerOf(file) !== null)
  const isKept = (file: string) => dealers.includes(dealerOf(file) ?? '')
  return { kept: memories.filter(isKept), left: memories.filter((file) => !isKept(file)) }
}

/** What nobody uses, each since the run that was the first to find it so. */
function sinceWhen(unused: readonly string[], before: UnusedSince, now: Date): UnusedSince {
  // A run whose clock was ahead found nothing that is to be believed.
  const isPast = (since = '') => Date.parse(since) <= now.getTime()
  const sinceOf = (name: string) => (isPast(before[name]) ? before[name] : undefined) ?? now.toISOString()
  return Object.fromEntries([...new Set(unused)].sort().map((name) => [name, sinceOf(name)]))
}

/** Removes what was unused for its whole time, and keeps for the next run since when the rest is. Answers how many files went. */
function removeOld(root: string, files: readonly string[], unused: UnusedSince, now: Date): number {
  const isOver = (since = '') => now.getTime() - Date.parse(since) > fortnight
  const old = files.filter((file) => isOver(unused[keyOf(file) ?? file]))
  for (const file of old) rmSync(join(fetchedFolder(root), file), { force: true })
  writeUnusedSince(root, Object.fromEntries(Object.entries(unused).filter(([, since]) => !isOver(since))))
  return old.length
}

/**
 * Removes copies of pictures that no car of `dealers`, who are all there are, has shown for a fortnight, and what is known of
 * others who left as long ago; live sites have files of their own. Answers how many files went. @throws when what is known of a
 * dealer cannot be read: then nothing is removed
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
