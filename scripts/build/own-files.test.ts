import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { ownFiles } from './own-files.ts'

const project = mkdtempSync(join(tmpdir(), 'own-files-'))
const names = ['ute-480.webp', 'ute-960.webp', 'ute-1440.webp', 'half-960.webp']
for (const path of [...names.map((name) => `.cache/pictures/${name}`), 'public/bodies/ute.svg', 'secret.txt']) {
  mkdirSync(join(project, dirname(path)), { recursive: true })
  writeFileSync(join(project, path), '')
}
const site = { files: { '/logo.svg': 'dealers/x/logo.svg' }, cars: { images: { host: null, quality: 75 } } }

describe('what a site has of its own', () => {
  const { hasFile, hasPicture } = ownFiles(site, project)

  test.each([
    ['a picture in every width', '/pictures/ute', true],
    ['a picture in one width', '/pictures/half', false],
    ['a picture that is not there', '/pictures/none', false],
    ['a file the dealer publishes', '/logo.svg', true],
    ['the same from where we stand', 'logo.svg', true],
    ['a file of every site', '/bodies/ute.svg', true],
    ['a folder', '/bodies', false],
    ['a path of the source', 'photos/123.jpg', false],
    ['a way out', '/../secret.txt', false],
    ['a way out that is escaped', '/%2e%2e/secret.txt', false],
    ['a file that is asked something', '/bodies/ute.svg?width=5', false],
    ['a word of the language', 'constructor', false],
  ])('%s', (_, path, isThere) => {
    expect(hasPicture(path)).toBe(isThere)
  })

  it('has files that are no pictures of the store', () => {
    expect([hasFile('/logo.svg'), hasFile('/pictures/ute')]).toEqual([true, false])
  })
})

test('a key of an image host is nobody’s to look for; a file still is', () => {
  const { hasFile, hasPicture } = ownFiles(
    { ...site, cars: { images: { host: 'https://img.example', quality: 75 } } },
    project,
  )
  expect([hasPicture('photos/123.jpg'), hasFile('photos/123.jpg')]).toEqual([true, false])
})
