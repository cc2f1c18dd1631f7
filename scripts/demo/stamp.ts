import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { demoSlugs } from './demo-slugs.ts'
import { midnight } from './midnight.ts'

/** Inputs of the demo: its data and the code that generates it. */
const sources = ['dealers', 'scripts', 'src', 'package-lock.json']

/** Outputs of the demo, besides pictures, that nothing else writes. */
const results = ['stock', '.cache/search-server-key']

const touched = (root: string, file: string): string => {
  const { size, mtimeNs } = statSync(file, { bigint: true })
  return `${relative(root, file)} ${size} ${mtimeNs}`
}

/** Digest of file names, sizes and mtimes: reading the contents would take as long as generating the stock. */
const lookOf = (root: string, paths: readonly string[]): string =>
  hash('sha256', paths.flatMap((path) => filesBelow(join(root, path)).map((file) => touched(root, file))).join('\n'))

/** Stamp of the inputs: the day, and a digest of the source files. */
export function demoSources(root: string, now: Date): string {
  return `${midnight(now).toISOString()} ${lookOf(root, sources)}`
}

/**
 * State of the outputs: for pictures the folder's mtime, which changes when one is added or removed; for history and
 * tokens, which builds and searches rewrite, only whether they exist.
 */
function demoResults(root: string): string {
  const pictures = join(root, '.cache/pictures')
  const pasts = demoSlugs(root).map((slug) => existsSync(join(root, 'dist', slug, 'car-history.json')))
  const tokens = filesBelow(join(root, 'search-tokens')).map((file) => relative(root, file))
  return [lookOf(root, results), existsSync(pictures) ? touched(root, pictures) : 'none', pasts, tokens].join(' ')
}

const fileIn = (root: string): string => join(root, '.cache/demo-stamp')

/** Whether the demo was generated from these inputs and its outputs are unchanged. */
export function isDemoCurrent(root: string, from: string): boolean {
  const file = fileIn(root)
  return existsSync(file) && readFileSync(file, 'utf8') === `${from}\n${demoResults(root)}`
}

/** Records the inputs of a demo; removes the record when the demo is incomplete. */
export function recordDemo(root: string, from: string, { isWhole }: { readonly isWhole: boolean }): void {
  const file = fileIn(root)
  mkdirSync(dirname(file), { recursive: true })
  if (isWhole) writeFileSync(file, `${from}\n${demoResults(root)}`)
  else rmSync(file, { force: true })
}
