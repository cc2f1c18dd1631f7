import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

/** `src/domain/car`, but no pattern and no name of something yet to be written. */
const path = /`((?:src|scripts|tests|docs|public)\/[\w./@-]+)`/g

/** Paths of the project that a paper names and that are not there. */
const missingIn = (text: string, isThere: (path: string) => boolean) =>
  [...text.matchAll(path)].map((match) => match[1] ?? '').filter((name) => !isThere(name))

describe('papers', () => {
  it('name no file that is not there', () => {
    const papers = globSync('{*.md,docs/**/*.md,src/**/*README.md,scripts/**/README.md}')
    expect(papers.length).toBeGreaterThan(40)
    expect(papers.flatMap((file) => missingIn(readFileSync(file, 'utf8'), existsSync))).toEqual([])
  })

  test.each([
    ['a file that went', 'See `src/gone.ts`.', ['src/gone.ts']],
    ['a folder that went', 'It lives in `scripts/old`.', ['scripts/old']],
    ['a pattern', 'One of `src/pages/[slug].astro`, `src/*`.', []],
    ['a command', 'Run `npm test`.', []],
  ])('finds %s', (_reason, text, expected) => {
    expect(missingIn(text, () => false)).toEqual(expected)
  })
})
