import { hash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeDurably } from './release/durable.ts'

/** Draws a picture once and caches it in `cache`, keyed by `madeOf`. Returns the file. */
export async function renderCachedPicture(
  cache: string,
  madeOf: readonly (string | number)[],
  draw: () => Promise<Buffer>,
): Promise<string> {
  const file = join(cache, `${hash('sha256', madeOf.join(' '), 'hex').slice(0, 20)}.png`)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  writeDurably(file, `${file}.${process.pid}`, await draw())
  return file
}
