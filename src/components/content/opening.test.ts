import { expect, it } from 'vitest'
import { readText } from './headings.ts'
import { openingOf } from './opening.ts'

it.each([
  ['the first paragraph', 'Since *1987*.\nOn Ferry Road.\n\nAnd more.', 'Since 1987. On Ferry Road.'],
  ['no heading above it', '# Who we are\n\n## Ourselves\n\nA **family** yard.', 'A family yard.'],
  [
    'links as the words they are',
    'See [our *cars*](/search), `or` ask<br>us  \nfirst.',
    'See our cars, or ask us first.',
  ],
  ['nothing of a text that only lists', '- One\n- Two', ''],
  ['nothing of no text', '', ''],
])('opens with %s', (_what, markdown, said) => {
  expect(openingOf(readText(markdown).tokens)).toBe(said)
})
