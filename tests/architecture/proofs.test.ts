import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { findUntestedRequirements, idsNamed, levelOf, type Requirement, requirementsIn } from './proofs.ts'
import { untestedRequirements } from './untested-requirements.ts'

const row = (id: string, kind: Requirement['kind'], more: object = {}): Requirement => ({ id, kind, ...more })
const file = (path: string, source: string) => ({ path, source })

describe('what tests prove', () => {
  test.each([
    ['a browser test', 'tests/e2e/shell.spec.ts', '', 'browser'],
    ['a built site', 'tests/sites/two-dealers.test.ts', '', 'build'],
    ['a dealer rendered', 'tests/settings/every-setting.test.ts', '', 'build'],
    ['a test elsewhere that builds', 'scripts/build/x.test.ts', 'await buildYards({})', 'build'],
    ['an interface', 'src/api/leads.test.ts', '', 'contract'],
    ['a rule', 'src/domain/car/price.test.ts', '', 'unit'],
  ])('%s has its level', (_, path, source, level) => {
    expect(levelOf({ path, source })).toBe(level)
  })

  it('reads ids and ranges of ids', () => {
    expect(idsNamed("it('shows (S70.9-S70.11, S71.1, S72.3–5)')")).toEqual([
      ...['S70.9', 'S70.10', 'S70.11', 'S71.1', 'S72.3', 'S72.4', 'S72.5'],
    ])
  })

  test.each([
    ['a row that nobody names', [row('S70.1', 'unit')], [], ['S70.1']],
    [
      'a rule tested for what a browser must show',
      [row('S70.1', 'browser')],
      [file('src/a.test.ts', 'S70.1')],
      ['S70.1'],
    ],
    [
      'a page built for what a browser must show',
      [row('S70.1', 'browser')],
      [file('tests/sites/a.test.ts', 'S70.1')],
      ['S70.1'],
    ],
    ['a closer proof', [row('S70.1', 'unit')], [file('tests/e2e/a.spec.ts', 'S70.1')], []],
    [
      'a row that repeats a proved one',
      [row('S70.1', 'unit', { restates: 'S70.2' })],
      [file('src/a.test.ts', 'S70.2')],
      [],
    ],
  ])('sees %s', (_, rows, files, missing) => {
    expect(findUntestedRequirements(rows, files)).toEqual(missing)
  })
})

describe('the ledger', () => {
  const rows = requirementsIn(readFileSync('docs/requirements.yaml', 'utf8'))
  const paths = globSync(['{src,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.ts']).filter(
    (path) => !/architecture\/(?:proofs|not-yet|requirement-ids)/.test(path),
  )
  const files = [...new Set(paths)].map((path) => file(path, readFileSync(path, 'utf8')))

  it('is whole, and each row says how it is checked', () => {
    expect(rows).toHaveLength(628)
    expect(rows.filter(({ kind }) => !['browser', 'build', 'contract', 'unit'].includes(kind))).toEqual([])
  })

  it('is proved row by row at the level each asks for', () => {
    expect(findUntestedRequirements(rows, files)).toEqual(untestedRequirements)
  })
})
