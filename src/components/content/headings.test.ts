import type { Token } from 'marked'
import { expect, it } from 'vitest'
import { readText } from './headings.ts'

it('names the chapters of a text, each by an address of its own', () => {
  const text = '# What we *keep*\n\nWords.\n\n### Not a chapter\n\n## Who sees it\n\n## Who sees it\n\n## 旅行车'
  expect(readText(text).chapters).toEqual([
    { text: 'What we keep', id: 'text-what-we-keep' },
    { text: 'Who sees it', id: 'text-who-sees-it' },
    { text: 'Who sees it', id: 'text-who-sees-it-3' },
    { text: '旅行车', id: 'text-part' },
  ])
})

const hrefsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => [
    ...(token.type === 'link' ? [String(token.href)] : []),
    ...('items' in token ? hrefsOf(token.items) : []),
    ...('tokens' in token ? hrefsOf(token.tokens ?? []) : []),
  ])

it('leads links to the headings they are written like, of whatever depth, and leaves all others', () => {
  const { tokens, headings } = readText(
    [
      'See [the small print](#small-print), [all of it](#finer-print), [nothing](#smal-print) and [us](#ask).',
      '- [In a list](#text-small-print), *[and again][1]*, [the cars](/search#small-print)',
      '## Small print\n\n### Finer print',
      '[1]: #Small-Print',
    ].join('\n\n'),
  )
  expect(hrefsOf(tokens)).toEqual([
    '#text-small-print',
    '#text-finer-print',
    '#smal-print',
    '#ask',
    '#text-small-print',
    '#text-small-print',
    '/search#small-print',
  ])
  expect([...headings.values()].map(({ id }) => id)).toEqual(['text-small-print', 'text-finer-print'])
})
