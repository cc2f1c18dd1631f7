import { expect, it, test } from 'vitest'
import { unrelatedFindings } from './unrelated-findings.ts'

const at = { file: 'site.yaml', line: 1, column: 1 }
const finding = (path: string, message = 'is wrong') => ({ at, path, message })

test.each([
  ['of another part', finding('logo.url'), 1],
  ['of the file as a whole', finding(''), 1],
  ['of the part that something was taken out of', finding('header.variant'), 0],
  ['of the very setting', finding('header.mega_menu'), 0],
  ['that names what was taken out', finding('navigation', 'header.mega_menu needs an entry'), 0],
  ['of a part that only begins alike', finding('headers.x'), 1],
])('a mistake %s', (_which, mistake, told) => {
  expect(unrelatedFindings([['header', 'mega_menu']], [mistake])).toHaveLength(told)
})

it('everything is told where nothing was taken out', () => {
  expect(unrelatedFindings([], [finding('header')])).toHaveLength(1)
})
