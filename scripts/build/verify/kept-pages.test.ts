import { expect, test } from 'vitest'
import { longText, measureRetainedMemory } from '#tests/retained-memory.ts'
import { pageContents, parsedContents } from './page-contents.ts'

const pageOf = (at: number) => `<!doctype html><a href="/cars/of-page-${at}" id="of-page-${at}">${longText(at)}</a>`

// A worker verifies many dealers, so results must not keep whole pages in memory.
test.each([
  ['scanned', pageContents],
  ['parsed', parsedContents],
])('a page that was %s stays in no memory', (_way, read) => {
  const { made, mb } = measureRetainedMemory(() => Array.from({ length: 60 }, (_, at) => read(pageOf(at)).ids.size))
  expect(made).toHaveLength(60)
  expect(mb).toBeLessThan(10)
})
