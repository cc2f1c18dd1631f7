import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { makeOneStylesheet, mergeLists, type PageStyle, type StyledPage } from './one-stylesheet.ts'

describe('mergeLists', () => {
  test.each([
    ['nothing', [], []],
    ['one page', [['a', 'b']], ['a', 'b']],
    [
      'what another page has between',
      [
        ['a', 'c'],
        ['a', 'b', 'c'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'what another page has before',
      [
        ['b', 'c'],
        ['a', 'b'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'pages that do not agree, each sheet once',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      ['a', 'b'],
    ],
  ])('%s', (_reason, lists, expected) => {
    expect(mergeLists(lists)).toEqual(expected)
  })
})

const style = (src: string, order: number, depth = 0): PageStyle => ({ depth, order, sheet: { type: 'external', src } })

describe('makeOneStylesheet', () => {
  it('joins the sheets of all pages in their order, layers named once, and leaves one to ask for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'one-stylesheet-'))
    mkdirSync(join(folder, '_astro'))
    const layered = (name: string) => `@layer under,over;@layer over{.${name}{--of:${name}}}\n`
    for (const name of ['a', 'b', 'c', 'else']) writeFileSync(join(folder, `_astro/${name}.css`), layered(name))
    const pages = new Map<string, StyledPage>([
      ['home', { styles: [style('_astro/b.css', -1, 1), style('_astro/a.css', 0)] }],
      ['car', { styles: [style('_astro/c.css', -1, 0), style('_astro/b.css', -1, 1), style('_astro/a.css', 0)] }],
    ])
    makeOneStylesheet(pages, folder)
    const [asked] = pages.get('home')?.styles ?? []
    expect(pages.get('car')?.styles).toEqual([asked])
    expect(asked?.sheet.src).toMatch(/^_astro\/site\.[0-9a-f]{10}\.css$/)
    expect(readFileSync(join(folder, asked?.sheet.src ?? ''), 'utf8')).toBe(
      '@layer under;@layer over{.a{--of:a}.b{--of:b}.c{--of:c}}',
    )
    expect(['a', 'b', 'c'].some((name) => existsSync(join(folder, `_astro/${name}.css`)))).toBe(false)
    expect(existsSync(join(folder, '_astro/else.css'))).toBe(true)
  })
  test.each([
    ['below a width', '@media (max-width: 767.98px)', '@media(width<768px)'],
    ['between two', '@media (min-width: 768px) and (max-width: 991.98px)', '@media(width>=768px)and (width<992px)'],
    ['a kind of screen', '@media print and (max-height: 499.98px)', '@media print and (height<500px)'],
    ['a box', '@container (max-width: 29.99rem)', '@container(width<=29.99rem)'],
  ])('asks for %s in as few letters as mean it', (_what, query, short) => {
    const folder = mkdtempSync(join(tmpdir(), 'one-stylesheet-'))
    mkdirSync(join(folder, '_astro'))
    writeFileSync(join(folder, '_astro/a.css'), `${query}{a{color:red}}`)
    const page: StyledPage = { styles: [style('_astro/a.css', 0)] }
    makeOneStylesheet(new Map([['home', page]]), folder)
    const [asked] = page.styles
    expect(readFileSync(join(folder, asked?.sheet.src ?? ''), 'utf8')).toBe(`${short}{a{color:red}}`)
  })
})
