import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { formatLocalPath } from './format-local-path.ts'

test.each([
  ['below this folder', resolve('dist/a-yard'), join('dist', 'a-yard')],
  ['this folder', process.cwd(), '.'],
  ['elsewhere', join(dirname(process.cwd()), 'sites'), join(dirname(process.cwd()), 'sites')],
])('a path that is %s is shown as somebody would type it', (_where, path, shown) => {
  expect(formatLocalPath(path)).toBe(shown)
})
