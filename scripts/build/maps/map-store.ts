import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../release/durable.ts'

/** Streets change slowly, and map services require few requests. 30 days. */
const freshMs = 30 * 86_400_000

/** A cached map: its file, and its site path, which contains a digest of its bytes. */
export interface StoredMap {
  readonly file: string
  readonly path: string
}

function stored(file: string): StoredMap {
  return { file, path: `/maps/${hash('sha256', readFileSync(file), 'hex').slice(0, 16)}.webp` }
}

function isFresh(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made < freshMs
}

/**
 * The cached map for a key; drawn when there is none or it is 30 days old. A stale one is returned while no new one can
 * be drawn.
 * @throws what `draw` throws, when there is no cached one
 */
export async function loadCachedMap(store: string, key: string, draw: () => Promise<Buffer>): Promise<StoredMap> {
  const file = join(store, `${hash('sha256', key, 'hex').slice(0, 24)}.webp`)
  if (isFresh(file)) return stored(file)
  try {
    const bytes = await draw()
    mkdirSync(store, { recursive: true })
    // Builds of several dealers run in parallel.
    writeDurably(file, `${file}.${process.pid}`, bytes)
  } catch (error) {
    if (!existsSync(file)) throw error
  }
  return stored(file)
}
