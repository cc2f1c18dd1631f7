import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { findCopyEncodings, findOriginalKey, type Keys, siteFiles } from './site-files.ts'

const headers = `/*
  Cache-Control: ask

/_astro/*
  ! Cache-Control
  Cache-Control: keep

/
  ! Cache-Control
  Cache-Control: home

/cars/:slug
  ! Cache-Control
  Cache-Control: car
`
const release = mkdtempSync(join(tmpdir(), 'site-files-'))
writeTree(release, {
  '/index.html': 'home',
  '/404.html': 'none',
  '/cars/a.html': 'a',
  '/cars/index.html': 'cars',
  '/_astro/a.js': 'script',
  '/_astro/_b.css': 'style',
  '/notes.html.txt': 'notes',
  '/p.webp': 'picture',
  '/_headers': headers,
  '/_nginx.conf': '',
})

const folder: Keys = { addresses: 'files', encoding: null, besides: [], hasControlFiles: true }
const bucket: Keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false }
const keysOf = (keys: Keys) =>
  siteFiles(release, keys)
    .map(({ key }) => key)
    .sort()

test('a folder has each file by its name, with those that steer a host', () => {
  expect(keysOf(folder)).toEqual([
    '404.html',
    '_astro/_b.css',
    '_astro/a.js',
    '_headers',
    '_nginx.conf',
    'cars/a.html',
    'cars/index.html',
    'index.html',
    'notes.html.txt',
    'p.webp',
  ])
})

test('a bucket has pages by their addresses, but for two that hosts look for, and nothing that steers a host', () => {
  expect(keysOf(bucket)).toEqual([
    '404.html',
    '_astro/_b.css',
    '_astro/a.js',
    'cars/a',
    'cars/index',
    'index.html',
    'notes.html.txt',
    'p.webp',
  ])
})

test.each([
  ['index.html', true, 'text/html; charset=utf-8', 'home'],
  ['404.html', true, 'text/html; charset=utf-8', 'ask'],
  ['cars/a', true, 'text/html; charset=utf-8', 'car'],
  ['_astro/a.js', false, 'text/javascript; charset=utf-8', 'keep'],
  ['notes.html.txt', false, 'text/plain; charset=utf-8', 'ask'],
  ['p.webp', false, 'image/webp', 'ask'],
])('%s is a page: %s, and goes as %s, kept as its address says: %s', (key, isPage, type, cacheControl) => {
  const file = siteFiles(release, bucket).find((each) => each.key === key)
  expect(file).toMatchObject({ isPage, headers: { type, cacheControl, encoding: null } })
})

test('texts of a bucket are coded and say so; pictures are as they are', async () => {
  const [page, picture] = ['cars/a', 'p.webp'].map((key) =>
    siteFiles(release, { ...bucket, encoding: 'br' }).find((file) => file.key === key),
  )
  expect([page?.headers.encoding, picture?.headers.encoding]).toEqual(['br', null])
  expect(brotliDecompressSync((await page?.bytes()) ?? '').toString()).toBe('a')
  expect(Buffer.from((await picture?.bytes()) ?? '').toString()).toBe('picture')
})

test('what stands coded beside a text comes before it, is of its kind and names no coding', async () => {
  const files = siteFiles(release, { ...folder, besides: ['br', 'gzip'] })
  const [coded, zipped, plain] = files.filter(({ key }) => key.startsWith('cars/a.html'))
  expect([coded?.key, zipped?.key, plain?.key]).toEqual(['cars/a.html.br', 'cars/a.html.gz', 'cars/a.html'])
  expect([coded, zipped].map((file) => [file?.isPage, file?.headers.encoding])).toEqual([
    [true, null],
    [true, null],
  ])
  expect(gunzipSync((await zipped?.bytes()) ?? '').toString()).toBe('a')
  expect(Buffer.from((await plain?.bytes()) ?? '').toString()).toBe('a')
  const alone = files.filter(({ key }) => /^(?:p\.webp|_headers|_nginx\.conf)/.test(key)).map(({ key }) => key)
  expect(alone.sort()).toEqual(['_headers', '_nginx.conf', 'p.webp'])
})

test.each<[string, Partial<Keys>, Readonly<Record<string, string>>]>([
  ['its bytes are', {}, { '/index.html': 'other', '/_headers': headers }],
  ['it may be kept otherwise', {}, { '/index.html': 'home', '/_headers': headers.replace('home', 'never') }],
  ['it is coded', { encoding: 'gzip' }, { '/index.html': 'home', '/_headers': headers }],
])('a file is another where %s', (_, keys, files) => {
  const other = mkdtempSync(join(tmpdir(), 'site-files-'))
  writeTree(other, files)
  const digestIn = (where: string, of: Keys) => siteFiles(where, of, (key) => key === 'index.html')[0]?.digest
  expect(digestIn(other, { ...bucket, ...keys })).not.toBe(digestIn(release, bucket))
})

test('a file is the same wherever its release lies', () => {
  const other = mkdtempSync(join(tmpdir(), 'site-files-'))
  writeTree(other, { '/index.html': 'home', '/_headers': headers })
  const home = (where: string) => siteFiles(where, bucket, (key) => key === 'index.html').map(({ digest }) => digest)
  expect(home(other)).toEqual(home(release))
})

test.each([
  ['a.html.br', 'a.html'],
  ['cars/b.js.gz', 'cars/b.js'],
  ['a.html', null],
  ['a.br.html', null],
  ['.br', null],
])('%s stands beside %s', (key, what) => {
  expect(findOriginalKey(key)).toBe(what)
})

test('a file stands beside itself in the codings that were brought', () => {
  expect(findCopyEncodings({ a: 1, 'a.gz': 1, 'b.br': 1 }, 'a')).toEqual(['gzip'])
})
