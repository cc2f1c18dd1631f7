import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { demoSources, isDemoCurrent, recordDemo } from './stamp.ts'

const morning = new Date('2026-03-01T06:00:00Z')
let root = ''

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function remove(file: string): void {
  rmSync(join(root, file), { recursive: true })
}

const note = (isWhole = true): void => recordDemo(root, demoSources(root, morning), { isWhole })
const isMade = (now = morning): boolean => isDemoCurrent(root, demoSources(root, now))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demo-'))
  for (const file of ['dealers/a/demo-stock.yaml', 'dealers/_platform.yaml', 'scripts/b.ts', 'src/c.ts'])
    write(file, '1')
  for (const file of ['stock/a.json', '.cache/pictures/p.webp', 'search-tokens/a.json', '.cache/search-server-key'])
    write(file, '2')
  write('dist/a/car-history.json', '{}')
})

describe('a demo that was made', () => {
  it('is found as it was left, later on the same day too', () => {
    expect(isMade()).toBe(false)
    note()
    expect(isMade()).toBe(true)
    expect(isMade(new Date('2026-03-01T23:59:59Z'))).toBe(true)
  })

  it('is made anew on the next day', () => {
    note()
    expect(isMade(new Date('2026-03-02T00:00:00Z'))).toBe(false)
  })

  test.each([
    ['another recipe', () => write('dealers/a/demo-stock.yaml', '22')],
    [
      'another recipe of the same length',
      () => {
        write('dealers/a/demo-stock.yaml', '3')
        utimesSync(join(root, 'dealers/a/demo-stock.yaml'), 1, 1)
      },
    ],
    ['a dealer more', () => write('dealers/b/demo-stock.yaml', '1')],
    ['other programs', () => write('src/c.ts', '12')],
    ['stock that somebody wrote over', () => write('stock/a.json', '{"cars": []}')],
    ['no stock', () => remove('stock')],
    ['a picture less', () => remove('.cache/pictures/p.webp')],
    ['no pictures', () => remove('.cache/pictures')],
    ['no past', () => remove('dist')],
    ['no tokens', () => remove('search-tokens')],
    ['no key of the search server', () => remove('.cache/search-server-key')],
  ])('is made anew for %s', (_reason, change) => {
    note()
    change()
    expect(isMade()).toBe(false)
  })

  test.each([
    ['a build that goes on with its past', () => write('dist/a/car-history.json', '{"1": {}}')],
    ['a search that renews its tokens', () => write('search-tokens/a.json', '33')],
  ])('is not made anew for %s', (_reason, change) => {
    note()
    change()
    expect(isMade()).toBe(true)
  })

  it('is made anew where it was not whole, whatever was noted before', () => {
    note()
    note(false)
    expect(isMade()).toBe(false)
  })
})
