import { expect, it } from 'vitest'
import { readText } from './headings.ts'

it('names the chapters of a text, each by an address of its own', () => {
  const text = '# What we *keep*\n\nWords.\n\n### Not a chapter\n\n## Who sees it\n\n## Who sees it\n\n## 旅行车'
  expect([...readText(text).chapters.values()]).toEqual([
    { text: 'What we keep', id: 'text-what-we-keep' },
    { text: 'Who sees it', id: 'text-who-sees-it' },
    { text: 'Who sees it', id: 'text-who-sees-it-3' },
    { text: '旅行车', id: 'text-part' },
  ])
})
