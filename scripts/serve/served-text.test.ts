import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { servedText } from './served-text.ts'

const from = { out: 'dist', port: 4321, source: 'leads/token.txt' }
const linesOf = (...said: Parameters<typeof servedText>) => stripVTControlCharacters(servedText(...said)).split('\n')
const yard = { slug: 'a-yard', name: 'A Yard' }

test('each site is told with its address', () => {
  expect(linesOf([yard], from)).toEqual([
    '  http://a-yard.localhost:4321/  A Yard',
    '',
    '  http://localhost:4321/  all of them, and the leads they receive. Ctrl-C ends.',
    '  From another machine the leads ask for a token, which stands in leads/token.txt.',
  ])
})

test('a folder without a live site is told with the way to one', () => {
  const [first, second] = linesOf([], from)
  expect([first, second]).toEqual(['  No site is live in dist. Build them: npm run build', ''])
  expect(linesOf([], { ...from, out: 'sites' })[0]).toBe(
    '  No site is live in sites. Build them: npm run build -- --out sites',
  )
})
