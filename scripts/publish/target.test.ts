import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderDestination } from './folder-destination.ts'
import { assertOutsideReleases, targetOf } from './target.ts'

test.each([
  ['sites/{slug}', { kind: 'folder', folder: resolve('sites/a-yard') }],
  ['s3://sites', { kind: 's3', bucket: 'sites', prefix: '' }],
  ['s3://sites/au/{slug}/', { kind: 's3', bucket: 'sites', prefix: 'au/a-yard/' }],
  ['s3://sites//{slug}//', { kind: 's3', bucket: 'sites', prefix: 'a-yard/' }],
  ['sites/s3:backup', { kind: 'folder', folder: resolve('sites/s3:backup') }],
])('a site goes to %s', (to, target) => {
  expect(targetOf(to, 'a-yard')).toEqual(target)
})

test.each(['http://localhost:7070', 'https://s3.example.com'])('a host at %s is asked for its bucket', (endpoint) => {
  const target = { kind: 's3', bucket: 'sites', prefix: '', endpoint }
  expect(targetOf('s3://sites', 'a-yard', { endpoint })).toEqual(target)
})

test.each([
  ['s3://sites/{dealer}', {}, '--to knows {slug}, which stands for the dealer, and no {dealer}.'],
  ['s3:/sites/x', {}, '"s3:/sites/x" is neither.'],
  ['ftp://sites/x', {}, '"ftp://sites/x" is neither.'],
  [
    's3://sites',
    { endpoint: 'localhost' },
    '--endpoint is an address such as https://s3.example.com; "localhost" is none.',
  ],
  ['s3://sites', { endpoint: 'ask http://localhost' }, '"ask http://localhost" is none.'],
  ['s3://Sites_of_ours', {}, '"s3://Sites_of_ours" is neither.'],
])('no site goes to %s %j', (to, options, said) => {
  expect(() => targetOf(to, 'a-yard', options)).toThrow(said)
})

test.each([
  ['dist', true],
  ['dist/a-yard/current', true],
  ['distant', false],
  ['../elsewhere', false],
])('the releases in dist are kept from a site that goes to %s: %s', (to, isRefused) => {
  const refuse = () => assertOutsideReleases(targetOf(to, 'a-yard'), resolve('dist'))
  if (isRefused) expect(refuse).toThrow('--to is in dist, where releases are kept.')
  else expect(refuse).not.toThrow()
})

test('a bucket is none of the folders where releases are', () => {
  expect(() => assertOutsideReleases(targetOf('s3://dist', 'a-yard'), resolve('dist'))).not.toThrow()
})

test('the releases are kept from a site that goes to a link to one of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'target-'))
  mkdirSync(join(folder, 'dist/a-yard/releases/1'), { recursive: true })
  symlinkSync('releases/1', join(folder, 'dist/a-yard/current'))
  symlinkSync('dist/a-yard/current', join(folder, 'www'))
  const refused = (to: string) => () =>
    assertOutsideReleases(targetOf(join(folder, to), 'a-yard'), join(folder, 'dist'))
  expect(refused('www')).toThrow('where releases are kept.')
  expect(refused('www/deeper/still')).toThrow('where releases are kept.')
  expect(refused('sites/a-yard')).not.toThrow()
})

test('a folder that cannot be made fails, and does not hang', async () => {
  const headers = { type: 'text/html', cacheControl: '', encoding: null }
  await expect(folderDestination('/proc/no-folder').write('a/b.html', Buffer.from(''), headers)).rejects.toThrow(
    /ENOENT/,
  )
})
