import { expect, it } from 'vitest'
import { markdownFaults } from './markdown-faults.ts'

it.each([
  ['a monster', 'a\n'.repeat(500_001), 1, 'the file is larger than 1 MB'],
  ['quotes in quotes', `Words.\n\n${'> '.repeat(50_000)}x`, 3, 'this line is nested too deeply'],
  ['lists in lists', `${'- '.repeat(5000)}x`, 1, 'this line is nested too deeply'],
  ['numbers in numbers', `${'1. '.repeat(5000)}x`, 1, 'this line is nested too deeply'],
])('a text of %s is told of by its line', (_what, text, line, message) => {
  expect(markdownFaults(text)).toEqual([{ line, column: 1, message }])
})

it.each([
  ['a line across', '- '.repeat(200)],
  ['a table', `a|b\n${'-'.repeat(300)}|${'-'.repeat(300)}\n1|2`],
  ['three quotes deep', '> > > x\n\n- - 1. x'],
])('%s is text as any other', (_what, text) => {
  expect(markdownFaults(text)).toEqual([])
})
