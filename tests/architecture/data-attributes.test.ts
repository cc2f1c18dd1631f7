import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { unwrittenData } from './data-attributes.ts'

it('finds in the markup every attribute that a script reads', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(unwrittenData(files.map((file) => readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['an attribute of the markup', ['<p data-call-data={json}>', 'place.dataset.callData'], []],
  ['a mark that a script sets', ["place.dataset.ready = ''", 'place.dataset.ready'], []],
  ['planted: one that was renamed on one side', ['<p data-call-facts={json}>', 'place.dataset.callData'], ['callData']],
  ['planted: one that is only selected', ["find('[data-call]')?.dataset.call"], ['call']],
])('%s', (_reason, sources, missing) => {
  expect(unwrittenData(sources)).toEqual(missing)
})
