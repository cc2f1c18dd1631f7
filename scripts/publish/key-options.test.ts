import { expect, test } from 'vitest'
import { parseKeyOptions } from './key-options.ts'
import { targetOf } from './target.ts'

const folder = targetOf('sites', 'a-yard')
const bucket = targetOf('s3://sites', 'a-yard')

test.each([
  ['a folder', folder, {}, 'files', null, [], true],
  ['a folder, whatever addresses it was told', folder, { addresses: 'clean' }, 'files', null, [], true],
  ['a folder of coded texts', folder, { encoding: 'br,gzip' }, 'files', null, ['br', 'gzip'], true],
  ['a folder of texts coded once', folder, { encoding: 'gzip' }, 'files', null, ['gzip'], true],
  ['a folder of plain texts', folder, { encoding: 'none' }, 'files', null, [], true],
  ['a bucket', bucket, {}, 'clean', null, [], false],
  ['a bucket of clean addresses', bucket, { addresses: 'clean' }, 'clean', null, [], false],
  ['a bucket that finds pages by their files', bucket, { addresses: 'files' }, 'files', null, [], false],
  ['a bucket of coded texts', bucket, { encoding: 'br' }, 'clean', 'br', [], false],
  ['a bucket of plain texts', bucket, { encoding: 'none' }, 'clean', null, [], false],
])('files go to %s: %s %j', (_, target, options, addresses, encoding, besides, hasControlFiles) => {
  expect(parseKeyOptions(target, options)).toEqual({ addresses, encoding, besides, hasControlFiles })
})

test.each([
  [folder, { encoding: 'zstd' }, '--encoding is one of br, gzip; "zstd" is none.'],
  [folder, { encoding: 'br,' }, '--encoding is one of br, gzip; "" is none.'],
  [folder, { addresses: 'dirs' }, '--addresses is one of clean, files; "dirs" is none.'],
  [bucket, { encoding: 'br,gzip' }, 'A bucket keeps one body a file: --encoding br, or gzip, or none.'],
])('%j %j cannot be', (target, options, said) => {
  expect(() => parseKeyOptions(target, options)).toThrow(said)
})
