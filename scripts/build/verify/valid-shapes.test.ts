import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { pageContents } from './page-contents.ts'
import { digestsOfShapes } from './shapes.ts'
import { isValidShape, keepValidShapes, learnValidShapes, readValidShapes } from './valid-shapes.ts'

const folder = mkdtempSync(join(tmpdir(), 'valid-shapes-'))
const shapesOf = (html: string) => [...pageContents(html).shapes]
const digests = (html: string) => digestsOfShapes(shapesOf(html))
const kept = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8'))

it('keeps what was found valid, beside what another process kept meanwhile, and leaves no other file', () => {
  const file = join(folder, 'two.json')
  writeFileSync(file, JSON.stringify(['of another']))
  learnValidShapes(shapesOf('<main><p lang="af">One</p></main>'))
  keepValidShapes(file)
  expect(kept(file)).toEqual(expect.arrayContaining(['of another', ...digests('<main><p lang="af">One</p></main>')]))
  expect(readdirSync(folder).filter((name) => name.startsWith('two'))).toEqual(['two.json'])
})

it('takes over what another process found valid, and asks of nothing else', () => {
  const file = join(folder, 'known.json')
  const html = '<main><p lang="eu">Two</p></main>'
  writeFileSync(file, JSON.stringify(digests(html)))
  readValidShapes(file)
  expect(shapesOf(html).every(isValidShape)).toBe(true)
  expect(shapesOf('<main><p lang="nn">Three</p></main>').every(isValidShape)).toBe(false)
})

test.each([
  ['is not there', null],
  ['is cut off', '["a'],
  ['holds something else', '{"a": 1}'],
  ['holds other values', '[1, null]'],
])('a file that %s knows nothing', (what, text) => {
  const file = join(folder, `${what}.json`)
  if (text !== null) writeFileSync(file, text)
  expect(() => readValidShapes(file)).not.toThrow()
})

it('does without a disk', () => {
  learnValidShapes(shapesOf('<main><p lang="ga">Four</p></main>'))
  expect(() => keepValidShapes(join(folder, 'nowhere/shapes.json'))).not.toThrow()
})
