import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const known = new Set(
  [...readFileSync('docs/requirements.yaml', 'utf8').matchAll(/^- id: (S\d+\.\d+)$/gm)].map((match) => match[1]),
)

/** Every requirement id a test names, ranges such as S4.9-S4.16 by both ends. */
function idsIn(source: string): string[] {
  return [...source.matchAll(/\bS\d+\.\d+\b/g)].map((match) => match[0])
}

describe('requirement ids', () => {
  it('every id named by a test is in docs/requirements.yaml', () => {
    const tests = globSync(['{src,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.spec.ts']).filter(
      (file) => !/(?:requirement-ids|architecture\/proofs)\.test\.ts$/.test(file),
    )
    const unknown = tests.flatMap((file) =>
      idsIn(readFileSync(file, 'utf8'))
        .filter((id) => !known.has(id))
        .map((id) => `${file} ${id}`),
    )
    expect(tests.length).toBeGreaterThan(10)
    expect(known.size).toBe(628)
    expect(unknown).toEqual([])
  })

  it('finds an id that does not exist', () => {
    expect(idsIn("it('shows a price (S4.17, S99.1)')").filter((id) => !known.has(id))).toEqual(['S99.1'])
  })
})
