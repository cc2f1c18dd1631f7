import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rooms } from './rooms.ts'

/** What draws pages on the build's side; islands keep what they like in a browser. */
const drawing = [
  'src/pages',
  'src/layouts',
  'src/components',
  'src/view-models',
  'src/addresses',
  'src/seo',
  'src/feeds',
] as const

/** A memory that outlives a page: one of objects, or a list that is empty when its module is loaded. */
const keeps = /new WeakMap|^(?:let|const) \w+(?:: [^=]*)? = new (?:Map|Set)(?:<.*>)?\(\)|^let /m

/** What stands between the dashes is run anew for each page. */
const lasting = (text: string) => text.replace(/^---\n.*?^---$/ms, (front) => front.match(/new WeakMap/)?.[0] ?? '')

const sourcesOf = (floor: string) =>
  globSync(`${floor}/**/*.{ts,tsx,astro}`).filter((file) => !/\.test\.tsx?$/.test(file))

describe('what draws pages remembers nothing of a dealer but through src/notes', () => {
  it.each(drawing)('%s', (floor) => {
    expect(Object.keys(rooms)).toContain(floor)
    expect(sourcesOf(floor).filter((file) => keeps.test(lasting(readFileSync(file, 'utf8'))))).toEqual([])
  })

  it.each(['const known = new WeakMap<Site, Site>()', 'const all: Map<string, Site> = new Map()', 'let last = null'])(
    'finds %s',
    (line) => {
      expect(keeps.test(`import x\n${line}\n`)).toBe(true)
    },
  )
})
