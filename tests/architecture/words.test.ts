import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { privateWords, privateWordsIn } from './words.ts'

const own = /^tests\/architecture\/words/

describe('names are words of the field', () => {
  it('in every file', () => {
    const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs,astro}').filter((file) => !own.test(file))
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => privateWordsIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('in every folder', () => {
    const folders = globSync('{src,scripts,tests}/**/').flatMap((folder) =>
      privateWordsIn(folder.replace(/\/$/, ''), ''),
    )
    expect(folders).toEqual([])
  })

  test.each([
    ['a function', 'src/x.ts', 'export function openShelf(): void {}'],
    ['a constant', 'src/x.ts', 'const patience = 8000'],
    ['a class', 'src/x.ts', 'export class EnquiryDesk {'],
    ['a type', 'src/x.ts', 'type BrowserMeans = Window'],
    ['a nested function', 'src/x.ts', '  async function takeShelf() {'],
    ['a file', 'src/stores/shelf.ts', ''],
  ])('finds a planted word in the name of %s', (_reason, file, source) => {
    expect(privateWordsIn(file, source)).toHaveLength(1)
  })

  test.each([
    ['a longer word', 'src/x.ts', 'const desktop = 1440'],
    ['prose', 'src/x.ts', '/** It means what it says. */'],
    ['a value', 'src/x.ts', "const kind = 'trap'"],
  ])('leaves %s alone', (_reason, file, source) => {
    expect(privateWordsIn(file, source)).toEqual([])
  })

  it('says what to write instead of each', () => {
    expect(Object.values(privateWords).filter((word) => word.trim() === '')).toEqual([])
  })
})
