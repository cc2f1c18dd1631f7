import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { demoSlugs } from './demo-slugs.ts'
import { midnight } from './midnight.ts'

/** What a demo is made from and by. */
const sources = ['dealers', 'scripts', 'src', 'package-lock.json']

/** What making it leaves that nothing else writes, beside its pictures. */
const results = ['stock', '.cache/search-server-key']

const touched = (root: string, file: string): string => {
  const { size, mtimeNs } = statSync(file, { bigint: true })
  return `${relative(root, file)} ${size} ${mtimeNs}`
}

/** By names, sizes and times: reading them all would take as long as making the stock. */
const lookOf = (root: string, paths: readonly string[]): string =>
  hash('sha256', paths.flatMap((path) => filesBelow(join(root, path)).map((file) => touched(root, file))).join('\n'))

/** What a demo would be made from now. */
export function demoSources(root: string, now: Date): string {
  return `${midnight(now).toISOString()} ${lookOf(root, sources)}`
}

/**
 * What lies there of a demo: its pictures by the folder's own time, which turns when one comes or goes. What a build or a search
 * writes anew, its past and its tokens, has to be there.
 */
function demoResults(root: string): string {
  const pictures = join(root, '.cache/pictures')
  const pasts = demoSlugs(root).map((slug) => existsSync(join(root, 'dist', slug, 'car-history.json')))
  const tokens = filesBelow(join(root, 'search-tokens')).map((file) => relative(root, file))
  return [lookOf(root, results), existsSync(pictures) ? touched(root, pictures) : 'none', pasts, tokens].join(' ')
}

const fileIn = (root: string): string => join(root, '.cache/demo-stamp')

/** Whether a demo was made from this, and lies there as it was left. */
export function isDemoMade(root: string, from: string): boolean {
  const file = fileIn(root)
  return existsSync(file) && readFileSync(file, 'utf8') === `${from}\n${demoResults(root)}`
}

/** Notes what a demo was made from; nothing, where it is not whole. */
export function noteDemo(root: string, from: string, { isWhole }: { readonly isWhole: boolean }): void {
  const file = fileIn(root)
  mkdirSync(dirname(file), { recursive: true })
  if (isWhole) writeFileSync(file, `${from}\n${demoResults(root)}`)
  else rmSync(file, { force: true })
}
