import { expect, test } from 'vitest'
import { licenceFaults } from './licences.ts'

const one = (license: string | null, text: string | null = 'Copyright') => ({ version: '1.0.0', license, text })

test.each([
  ['a licence that binds the whole site', { a: one('AGPL-3.0-only') }, 'a: AGPL-3.0-only is not on the list'],
  ['no licence', { a: one(null) }, 'a: no licence is not on the list'],
  ['no licence file', { a: one('MIT', null) }, 'a: no licence file'],
  ['a choice nobody made', { a: one('MIT OR GPL-3.0') }, 'a: MIT OR GPL-3.0 is not on the list'],
  ['other terms than were read', { 'mapbox-gl': one('MIT', 'New terms') }, 'mapbox-gl: MIT is not on the list'],
])('planted: %s is found', (_reason, packages, fault) => {
  expect(licenceFaults(packages)).toEqual([fault])
})

test('a licence on the list is fine', () => {
  expect(licenceFaults({ a: one('MIT'), b: one('OFL-1.1') })).toEqual([])
})
