import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { papers } from './papers.ts'

const withoutCode = (text: string) => text.replace(/```.*?```|`[^`\n]*`/gs, '')

/** Anchors that GitHub creates for the headings of a file. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Relative links of a file that lead to no file or no heading. `read` returns null for a file that does not exist. */
function deadLinks(file: string, text: string, read: (path: string) => string | null): string[] {
  const isDead = (link: string) => {
    const [path = '', anchor] = link.split('#')
    const target = path ? read(join(dirname(file), path)) : text
    return target === null || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  }
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => !/^[a-z]+:/.test(link) && isDead(link)).map((link) => `${file}: ${link}`)
}

/** The text of a file; empty for a folder, which has no headings. */
function readPath(path: string): string | null {
  if (!existsSync(path)) return null
  return statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8')
}

describe('links of Markdown files', () => {
  it('lead to files and headings that exist', () => {
    expect(papers.flatMap((file) => deadLinks(file, readFileSync(file, 'utf8'), readPath))).toEqual([])
  })

  test.each([
    ['a missing file', 'See [it](gone.md).', ['docs/a.md: gone.md']],
    ['a missing heading', '# Left\n\n[it](#gone), [that](b.md#gone)', ['docs/a.md: #gone', 'docs/a.md: b.md#gone']],
    ['a path from the root', '[it](docs/b.md)', ['docs/a.md: docs/b.md']],
    [
      'nothing wrong',
      '# Our `x`, left\n\n[it](#our-x-left), [that](b.md#what-is-so), [out](https://gone.example/#x)',
      [],
    ],
    ['nothing in code', 'Write `[it](gone.md)`.', []],
  ])('finds %s', (_reason, text, expected) => {
    expect(deadLinks('docs/a.md', text, (path) => (path === 'docs/b.md' ? '## What is so?' : null))).toEqual(expected)
  })
})
