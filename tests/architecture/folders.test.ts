import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { rooms } from './rooms.ts'

/** Astro takes every other name in its pages for a page. */
const paperOf = (folder: string) => `${folder}/${folder === 'src/pages' ? '_README.md' : 'README.md'}`

/** What a folder's paper leaves out of what it must say, a sentence each. */
function missingIn(paper: string, folder: string, contents: string, folders: readonly string[]): string[] {
  const rows = new Map([...paper.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map((match) => [match[1], match[2]]))
  const unsaid = folders.filter((name) => !rows.get(name)?.trim()).map((name) => `${folder} says nothing of ${name}`)
  const gone = [...rows.keys()]
    .filter((name) => !folders.includes(name ?? ''))
    .map((name) => `${folder} has no ${name}`)
  const isSaid = paper.toLowerCase().includes(`\n${contents.toLowerCase()}.`)
  return [...(isSaid ? [] : [`${folder} does not say "${contents}"`]), ...unsaid, ...gone]
}

const foldersOf = (folder: string) =>
  globSync(`${folder}/*/`)
    .map((path) => path.split('/').at(-1) || (path.split('/').at(-2) ?? ''))
    .filter((name) => name !== 'fixtures')

describe('every folder has a README that lists its contents', () => {
  it.each(Object.entries(rooms))('%s', (folder, { contents }) => {
    expect(existsSync(paperOf(folder))).toBe(true)
    expect(missingIn(readFileSync(paperOf(folder), 'utf8'), folder, contents, foldersOf(folder))).toEqual([])
  })

  test.each([
    ['another sentence', '# x\n\nSomething else.\n', [], ['x does not say "rules"']],
    ['a folder without a word', '# x\n\nRules.\n', ['car'], ['x says nothing of car']],
    ['a folder that went', '# x\n\nRules.\n\n| `car` | cars |\n', [], ['x has no car']],
    ['nothing wrong', '# x\n\nRules.\n\n| `car` | cars |\n', ['car'], []],
  ])('finds %s', (_reason, paper, folders, expected) => {
    expect(missingIn(paper, 'x', 'rules', folders)).toEqual(expected)
  })
})
