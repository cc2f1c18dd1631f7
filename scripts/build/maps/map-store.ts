import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../release/durable.ts'

/** Streets change slowly, and map services ask to be asked seldom. */
const freshMs = 30 * 86_400_000

/** A picture in the store: its file, and the name it is published under, which changes with its bytes. */
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
 * The picture kept for a key, drawn when there is none or it is a month old. An old one stands while no new one can be had.
 * @throws what drawing throws, when there is none at all
 */
export async function keptMap(store: string, key: string, draw: () => Promise<Buffer>): Promise<StoredMap> {
  const file = join(store, `${hash('sha256', key, 'hex').slice(0, 24)}.webp`)
  if (isFresh(file)) return stored(file)
  try {
    const bytes = await draw()
    mkdirSync(store, { recursive: true })
    // Builds of several dealers run side by side.
    writeDurably(file, `${file}.${process.pid}`, bytes)
  } catch (error) {
    if (!existsSync(file)) throw error
  }
  return stored(file)
}
