import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedFolder, memoryIn } from './picture-memory.ts'

/** A copy is written before it is remembered, and another machine's run may be at it. */
const fortnight = 14 * 86_400_000

const keyOf = (file: string) => /^(.+)-\d+\.webp$/.exec(file)?.[1]

/** The copies that dealers are known to show. @throws when what is known of one cannot be read */
function usedKeys(folder: string, memories: readonly string[]): ReadonlySet<string> {
  const known = memories.flatMap((file) => Object.values(memoryIn(readFileSync(join(folder, file), 'utf8'))))
  return new Set(known.flatMap(({ key }) => key ?? []))
}

/**
 * Removes copies of pictures that no dealer's cars have shown for a fortnight; live sites have files of their own. Answers how
 * many files went. @throws when what is known of a dealer cannot be read: then nothing is removed
 */
export function dropUnusedPictures(root: string, now: Date): number {
  const folder = fetchedFolder(root)
  const files = readdirSync(folder)
  const used = usedKeys(
    folder,
    files.filter((file) => file.endsWith('.json')),
  )
  const isUnused = (file: string) => {
    const key = keyOf(file)
    return key !== undefined && !used.has(key) && now.getTime() - statSync(join(folder, file)).mtimeMs > fortnight
  }
  const unused = files.filter(isUnused)
  for (const file of unused) rmSync(join(folder, file), { force: true })
  return unused.length
}
