import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { pictureWidths } from '#domain/car/picture.ts'
import { writePictureRecords } from '../pictures/picture-records.ts'
import { samplePictureRecord } from '../pictures/sample-picture-record.ts'
import { findPictureCopies, ownFiles } from './own-files.ts'

const project = mkdtempSync(join(tmpdir(), 'own-files-'))
const names = ['ute-320.webp', 'ute-480.webp', 'ute-960.webp', 'ute-1440.webp', 'half-960.webp']

function write(path: string, text = ''): void {
  mkdirSync(join(project, dirname(path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

for (const path of [...names.map((name) => `.cache/pictures/${name}`), 'public/bodies/ute.svg', 'secret.txt'])
  write(path)
const site = {
  slug: 'yard',
  files: { '/logo.svg': 'dealers/x/logo.svg' },
  cars: { images: { host: null, quality: 75 } },
  stock: { pictures_from: [] },
}

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
    ['a name longer than any file’s', `/${'a'.repeat(300)}.jpg`, false],
    ['a name below a file', '/bodies/ute.svg/a.jpg', false],
    ['a name that no file can have', '/a\0.jpg', false],
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

describe('a picture of another host', () => {
  const photo = (name: string) => `https://photos.example/${name}.jpg`
  const copy = (key: string, ...texts: readonly string[]) => {
    for (const [at, text] of texts.entries()) write(`.cache/fetched-pictures/${key}-${pictureWidths[at]}.webp`, text)
  }
  copy('ute', 'a', 'bc', 'def', 'ghij')
  copy('empty', 'a', '', 'def', 'ghij')
  copy('cut', 'a', 'bc', 'def', 'gh')
  const lost = { key: null, problem: 'its host answered 404' }
  writePictureRecords(project, 'yard', {
    [photo('had')]: samplePictureRecord({ key: 'ute', bytes: 10 }),
    [photo('unnoted')]: samplePictureRecord({ key: 'ute' }),
    [photo('kept')]: samplePictureRecord({ key: 'ute', bytes: 10, problem: 'its host answered 404', nights: 2 }),
    [photo('cleared')]: samplePictureRecord({ key: 'gone', bytes: 10 }),
    [photo('empty')]: samplePictureRecord({ key: 'empty' }),
    [photo('cut')]: samplePictureRecord({ key: 'cut', bytes: 10 }),
    [photo('late')]: samplePictureRecord({ key: null, problem: 'its host answered 503' }),
    [photo('lost')]: samplePictureRecord({ ...lost, isFinal: true }),
  })
  const fetching = { ...site, stock: { pictures_from: ['https://photos.example'] } }
  const { copyOf } = ownFiles(fetching, project)

  test.each([
    ['has a copy', 'had', '/pictures/ute'],
    ['has a copy of days when sizes were not noted', 'unnoted', '/pictures/ute'],
    ['has a copy while its host is asked whether it is gone', 'kept', '/pictures/ute'],
    ['stays where it is when the copy was cleared away', 'cleared', photo('cleared')],
    ['stays where it is when a file of the copy is empty', 'empty', photo('empty')],
    ['stays where it is when a file of the copy was cut off', 'cut', photo('cut')],
    ['stays where it is until it could be had', 'late', photo('late')],
    ['stays where it is when nobody asked for it yet', 'new', photo('new')],
    ['is not shown when it is gone for good', 'lost', null],
  ])('%s', (_reason, name, shown) => {
    expect(copyOf?.(photo(name))).toBe(shown)
  })

  it('is told to a build with what is shown in its place, for those that were asked for', () => {
    expect(findPictureCopies(fetching, project)).toEqual([
      [photo('had'), '/pictures/ute'],
      [photo('unnoted'), '/pictures/ute'],
      [photo('kept'), '/pictures/ute'],
      [photo('cleared'), photo('cleared')],
      [photo('empty'), photo('empty')],
      [photo('cut'), photo('cut')],
      [photo('late'), photo('late')],
      [photo('lost'), null],
    ])
    expect(findPictureCopies(site, project)).toEqual([])
  })

  it('is nobody’s to copy where the dealer does not say so', () => {
    expect(ownFiles(site, project).copyOf).toBeUndefined()
  })
})
