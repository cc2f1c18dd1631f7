import { expect, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const asked = 'no setting names this text, so no page shows it'

const toldOf = (settings: string): readonly string[] =>
  sampleSite(settings, { 'pages/about.md': '# About', 'pages/terms.md': '# Terms' })
    .warnings.filter(({ message }) => message.startsWith(asked))
    .map(({ file }) => file)

test('a text that no setting names is told of', () => {
  expect(toldOf('pages: {terms: {title: Terms, content: pages/terms.md}}')).toEqual(['dealers/sample/pages/about.md'])
})

test('one among several of a list is named as well', () => {
  const info =
    '[{title: About, path: /about, content: pages/about.md}, {title: Terms, path: /t, content: pages/terms.md}]'
  expect(toldOf(`pages: {info: ${info}}`)).toEqual([])
})
