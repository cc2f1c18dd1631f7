import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { releaseChanges } from './release-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'release-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What changed where each page named says something of its own now, beside 100 that are as they were. */
function changesOn(paths: readonly string[]) {
  const [before, after] = [0, 1].map((at) => join(folder, `${paths[0]}-${at}`)) as [string, string]
  const others = Array.from({ length: 100 }, (_, at) => [`other-${at}.html`, '<p>old</p>'])
  const pages = (textOf: (path: string) => string) => paths.map((path) => [`${path}.html`, `<p>${textOf(path)}</p>`])
  writeTree(before, Object.fromEntries([...others, ...pages(() => 'old')]))
  writeTree(after, Object.fromEntries([...others, ...pages((path) => path)]))
  return releaseChanges(before, after, new Set(['/told']))
}

it('tells pages that the stock writes from those that the dealer does', () => {
  const own = ['cars/trade-in', 'faqs', 'index']
  const ofStock = ['brands/norda', 'cars/heron', 'models', 'models/tern', 'search/used-cars', 'tern']
  const { texts, changed, unread } = changesOn([...own, ...ofStock, 'told'])
  const on = (wanted: string) => texts.filter(({ kind }) => kind === wanted).flatMap(({ after }) => after)
  expect([on('page').sort(), on('stock').sort(), changed, unread]).toEqual([own, ofStock, 10, 0])
})

it('reads what the dealer writes before more cars than are read', () => {
  const cars = Array.from({ length: 1000 }, (_, at) => `cars/heron-${at}`)
  const { texts, unread } = changesOn([...cars, 'faqs', 'finance'])
  expect(texts.flatMap(({ kind, after }) => (kind === 'page' ? [after] : []))).toEqual(['finance', 'faqs'])
  expect(unread).toBe(2)
})
