import { expect, test } from 'vitest'
import { unfinishedWords } from './unfinished.ts'

test.each([
  ['suv un', ['un']],
  ['suv Unde', ['Unde']],
  ['suv under', []],
  ['suv un ', []],
  ['hilux less t', ['less', 't']],
  ['ute no more th', ['no', 'more', 'th']],
  ['2019 or n', ['or', 'n']],
  ['suv betw', ['betw']],
  ['suv u', []],
  ['suv zzqx', []],
  ['', []],
])('“%s” may go on with %j', (query, words) => {
  expect(unfinishedWords(query)).toEqual(words)
})
