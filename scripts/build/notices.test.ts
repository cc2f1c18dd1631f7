import { expect, test } from 'vitest'
import { noticesOf } from './notices.ts'

const contents = {
  files: {
    '/a.js': { packages: ['zed', '@a/b'], sources: [] },
    '/b.js': { packages: ['@a/b'], sources: [] },
    '/map.js': { packages: ['maps'], sources: [] },
  },
  packages: {
    '@a/b': { version: '2.0.1', license: 'MIT', text: 'Copyright A' },
    maps: { version: '3.0.0', license: 'SEE LICENSE IN LICENSE.txt', text: 'All rights reserved' },
    zed: { version: '1.0.0', license: null, text: 'Copyright Z' },
  },
}
const rule = '-'.repeat(80)

test('a release says whose work its files hold, each package once', () => {
  expect(noticesOf(contents, new Set(['/map.js']))).toBe(
    `This site holds work of others, under these licences.

${rule}

@a/b 2.0.1 (MIT)

Copyright A

${rule}

zed 1.0.0

Copyright Z
`,
  )
})

test('what a release does hold is named', () => {
  expect(noticesOf(contents, new Set(['/a.js']))).toContain('maps 3.0.0 (SEE LICENSE IN LICENSE.txt)')
})
