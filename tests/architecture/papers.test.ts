import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { papers } from './papers.ts'
import { rooms } from './rooms.ts'

/** `src/domain/car`, but no pattern and no name of something yet to be written. */
const path = /`((?:src|scripts|tests|docs|public)\/[\w./@-]+)`/g

/** Paths of the project that a paper names and that are not there. */
const missingIn = (text: string, isThere: (path: string) => boolean) =>
  [...text.matchAll(path)].map((match) => match[1] ?? '').filter((name) => !isThere(name))

/** First cells of the rows of tables. */
const rows = (text: string) => [...text.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)

/** Folders without a row in the README's table of the project's structure. */
const foldersWithoutRow = (readme: string, folders: readonly string[]) =>
  folders.filter((name) => !rows(readme).some((row) => row.includes(`\`${name}/`) || row.includes(`\`${name}\``)))

/** Top-level folders that are committed; those of editors and of git begin with a dot, as do the two of CI. */
function committedFolders(): readonly string[] {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  const isCommitted = (name: string) => !ignored.includes(`/${name}/`) && !ignored.includes(`${name}/`)
  const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const visible = folders.map(({ name }) => name).filter((name) => !name.startsWith('.') && isCommitted(name))
  return [...visible, '.github', '.ci']
}

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8')

  it('has a row for every top-level folder and every folder of src', () => {
    expect(foldersWithoutRow(readme, [...committedFolders(), ...Object.keys(rooms)])).toEqual([])
  })

  it('is not accepted without the row of one', () => {
    expect(foldersWithoutRow(readme.replace('`tests/`', 'tests'), committedFolders())).toEqual(['tests'])
    expect(foldersWithoutRow(readme.replace('`src/seo`', ''), Object.keys(rooms))).toEqual(['src/seo'])
  })
})

describe('papers', () => {
  it('name no file that is not there', () => {
    expect(papers.length).toBeGreaterThan(90)
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
