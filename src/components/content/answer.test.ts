import { expect, it } from 'vitest'
import { readAnswer } from './answer.ts'

it('has lists and tables as other texts have, and paragraphs where they have headings', () => {
  const answer = 'We take:\n\n- cars\n- utes\n\n# In *cash*\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  const parts = readAnswer(answer).filter(({ type }) => type !== 'space')
  expect(parts.map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph', 'table'])
  expect(parts[2]).toMatchObject({ tokens: [{ raw: 'In ' }, { type: 'em' }] })
})
