import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { rooms } from './rooms.ts'

/** Astro takes every other name in its pages for a page. */
const paperOf = (floor: string) => `${floor}/${floor === 'src/pages' ? '_README.md' : 'README.md'}`

/** What a folder's paper leaves out of what it must say, a sentence each. */
function missingIn(paper: string, floor: string, lives: string, folders: readonly string[]): string[] {
  const rows = new Map([...paper.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map((match) => [match[1], match[2]]))
  const unsaid = folders.filter((name) => !rows.get(name)?.trim()).map((name) => `${floor} says nothing of ${name}`)
  const gone = [...rows.keys()].filter((name) => !folders.includes(name ?? '')).map((name) => `${floor} has no ${name}`)
  const isSaid = paper.toLowerCase().includes(`\n${lives.toLowerCase()}.`)
  return [...(isSaid ? [] : [`${floor} does not say "${lives}"`]), ...unsaid, ...gone]
}

const foldersOf = (floor: string) =>
  globSync(`${floor}/*/`)
    .map((path) => path.split('/').at(-1) || (path.split('/').at(-2) ?? ''))
    .filter((name) => name !== 'fixtures')

describe('each folder says what lives there', () => {
  it.each(Object.entries(rooms))('%s', (floor, { lives }) => {
    expect(existsSync(paperOf(floor))).toBe(true)
    expect(missingIn(readFileSync(paperOf(floor), 'utf8'), floor, lives, foldersOf(floor))).toEqual([])
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
