import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Licences that need no row; a choice ("MIT OR …") is met by one of them. */
const usual = /(?:^|[ (])(?:MIT|MIT\/X11|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)(?:$|[ )])/

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>
}

/** Whether a text covers a package: by each of its unusual licences, or by name if it states no licence of a list. */
function isCovered(name: string, license: string, text: string): boolean {
  if (license === 'none' || license.startsWith('SEE ')) return text.includes(name)
  const parts = license.includes(' AND ') ? license.split(' AND ') : [license]
  return parts.filter((part) => !usual.test(part)).every((part) => text.includes(part))
}

/** Installed packages whose licence a text does not cover. */
function unlisted({ packages }: Lock, text: string): readonly string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'none' }]) => [path.replace(/^.*node_modules\//, ''), license] as const)
    .filter(([name, license]) => !isCovered(name, license, text))
    .map(([name, license]) => `${name}: ${license}`)
}

test('docs/third-party.md names the licence of every package', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const paper = readFileSync('docs/third-party.md', 'utf8')
  expect(unlisted(lock, paper)).toEqual([])
  expect(unlisted(lock, paper.replaceAll('MPL-2.0', ''))).toContain('axe-core: MPL-2.0')
})

test.each([
  ['MIT', []],
  ['(MIT OR EUPL-1.1+)', []],
  ['BlueOak-1.0.0', ['a: BlueOak-1.0.0']],
  ['GPL-3.0 AND MIT', ['a: GPL-3.0 AND MIT']],
  [undefined, ['a: none']],
])('a package under %s', (license, expected) => {
  const packages = { '': {}, 'node_modules/a': license === undefined ? {} : { license } }
  expect(unlisted({ packages }, '')).toEqual(expected)
})
