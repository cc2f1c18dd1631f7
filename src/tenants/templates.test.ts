import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { writeTree } from '#scripts/lib/write-tree.ts'
import { templatesIn, usualTemplate } from './templates.ts'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A folder with templates of these names, and what dealers/_new-dealer.yaml says. */
function usual(templates: readonly string[], said?: string): string | null {
  const root = mkdtempSync(join(tmpdir(), 'templates-'))
  roots.push(root)
  const files = templates.map((name) => [`dealers/_templates/${name}.yaml`, '{}\n'])
  writeTree(root, { ...Object.fromEntries(files), ...(said === undefined ? {} : { 'dealers/_new-dealer.yaml': said }) })
  return usualTemplate(root)
}

describe('what a new dealer wears', () => {
  test.each([
    ['the one that is named, wherever it stands among the others', ['a', 'b', 'c'], 'template: b\n', 'b'],
    ['the only one', ['a'], undefined, 'a'],
    ['nothing where nobody chose', ['a', 'b'], undefined, null],
    ['nothing where the one that is named is not there', ['a', 'b'], 'template: c\n', null],
    ['nothing where the file is none', ['a', 'b'], '{', null],
    ['nothing where there is none', [], undefined, null],
  ])('is %s', (_, templates, said, name) => {
    expect(usual(templates, said)).toBe(name)
  })

  it('is named for the dealers here', () => {
    expect(templatesIn('.')).toContain(usualTemplate('.'))
    expect(usualTemplate('.')).not.toBe(templatesIn('.')[0])
  })
})
