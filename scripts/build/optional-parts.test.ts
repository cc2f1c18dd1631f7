import { describe, expect, it, test } from 'vitest'
import type { Site } from '#tenants/site.ts'
import type { FileContents } from './bundle-contents.ts'
import { type OptionalPart, partOf, unwantedFiles } from './optional-parts.ts'

const part = (isWanted: boolean): OptionalPart => ({
  name: 'chat',
  packages: ['chatter'],
  sources: ['src/islands/chat.ts'],
  isWanted: () => isWanted,
})
const of = (packages: readonly string[], sources: readonly string[] = []): FileContents => ({ packages, sources })
const site = {} as Site

test.each([
  ['the package of the part', of(['chatter']), 'chat'],
  ['our module of the part', of([], ['src/islands/chat.ts']), 'chat'],
  ['both', of(['chatter'], ['src/islands/chat.ts']), 'chat'],
  ['other packages', of(['react']), undefined],
  ['modules of ours alone', of([], ['src/islands/shell.ts']), undefined],
  ['nothing that has a name, such as the bundler’s own helpers', of([]), undefined],
])('a file of %s', (_reason, contents, name) => {
  expect(partOf('/_astro/a.js', contents, [part(true)])?.name).toBe(name)
})

test.each([
  ['another package', of(['chatter', 'react'])],
  ['another module of ours', of(['chatter'], ['src/islands/shell.ts'])],
])('planted: a part in one file with %s is refused', (_reason, contents) => {
  expect(() => partOf('/_astro/a.js', contents, [part(true)])).toThrow(
    '/_astro/a.js holds the chat and 1 other modules; import them apart',
  )
})

describe('a release', () => {
  const contents = { files: { '/a.js': of(['chatter']), '/b.js': of(['react']) }, packages: {} }

  it('does without the files of parts its dealer has no use for, and without no other', () => {
    expect([...unwantedFiles(contents, site, [part(false)])]).toEqual(['/a.js'])
    expect([...unwantedFiles(contents, site, [part(true)])]).toEqual([])
  })
})
