import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { unpinnedActions } from './actions.ts'

const commit = '0123456789abcdef0123456789abcdef01234567'
const workflows = globSync('.github/workflows/*.{yml,yaml}')

describe('workflows', () => {
  it('run actions by commit alone: a tag may be moved to other code', () => {
    expect(workflows.length).toBeGreaterThan(1)
    expect(workflows.flatMap((file) => unpinnedActions(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('are found to use actions at all', () => {
    for (const file of workflows) expect(readFileSync(file, 'utf8')).toMatch(/uses: \S+@/)
  })
})

test.each([
  ['a tag', '      - uses: actions/checkout@v5'],
  ['a branch', '      - uses: actions/checkout@main # v5.0.0'],
  ['a short commit', '      - uses: actions/checkout@0123456 # v5.0.0'],
  ['nothing', '      - uses: actions/checkout'],
  ['a commit without its version', `      - uses: actions/checkout@${commit}`],
  ['a tag in quotes', '      - uses: "actions/checkout@v5"'],
  ['a tag of a step with a name', '      - name: Check out\n        uses: actions/checkout@v5'],
])('planted: an action by %s is found', (_reason, line) => {
  expect(unpinnedActions(`steps:\n${line}\n`)).toHaveLength(1)
})

test('a commit with its version is fine, and so is an action of this repository', () => {
  expect(unpinnedActions(`- uses: actions/checkout@${commit} # v5.0.0\n- uses: ./.github/actions/own\n`)).toEqual([])
})
