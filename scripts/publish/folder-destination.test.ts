import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modeOf, withNarrowUmask } from '../lib/test-umask.ts'
import { folderDestination } from './folder-destination.ts'
import { publishedKey } from './published.ts'

const headers = { type: 'text/html', cacheControl: '', encoding: null }
const newFolder = () => mkdtempSync(join(tmpdir(), 'destination-'))

test('a file is listed with a tag that changes with it, and read as it was written', async () => {
  const folder = newFolder()
  const destination = folderDestination(folder)
  const { tag } = await destination.write('cars/a.html', Buffer.from('one'), headers)
  expect([...(await destination.list())]).toEqual([['cars/a.html', { tag }]])
  expect((await destination.write('cars/a.html', Buffer.from('three'), headers)).tag).not.toBe(tag)
  expect([await destination.read('cars/a.html'), await destination.read('cars/b.html')]).toEqual(['three', null])
  await destination.remove(['cars/a.html', 'cars/b.html'])
  expect(existsSync(join(folder, 'cars/a.html'))).toBe(false)
})

test('names that are no text, as old programs wrote them, and what cannot be looked into are somebody else’s, and in nobody’s way', async () => {
  const folder = newFolder()
  const host = folderDestination(folder)
  const old = (name: string) => Buffer.concat([Buffer.from(`${folder}/${name}-`), Buffer.from([0xfc])])
  writeFileSync(old('picture'), 'theirs')
  mkdirSync(old('folder'))
  symlinkSync('/nowhere', join(folder, 'link'))
  await host.write('theme.css', Buffer.from('ours'), headers)
  expect([...(await host.list()).keys()]).toEqual(['theme.css'])
})

test('a folder that is a link to a larger disk is looked into, however it leads back, and is no folder to remove', async () => {
  const [folder, disk] = [newFolder(), newFolder()]
  symlinkSync(disk, join(folder, 'pictures'))
  mkdirSync(join(folder, 'cars'))
  for (const [to, name] of [
    [folder, 'pictures/back'],
    ['.', 'pictures/here'],
    [disk, 'cars/photos'],
    ['around', 'around'],
  ] as const)
    symlinkSync(to, join(folder, name))
  const host = folderDestination(folder)
  const { tag } = await host.write('pictures/a.webp', Buffer.from('one'), headers)
  const listed = [...(await host.list())].sort()
  expect(listed).toEqual([
    ['cars/photos/a.webp', { tag }],
    ['pictures/a.webp', { tag }],
  ])
  await host.remove(['pictures/a.webp'])
  expect([(await host.list()).size, readdirSync(folder).includes('pictures'), existsSync(disk)]).toEqual([
    0,
    true,
    true,
  ])
})

test('a folder goes with the last file in it, and no other', async () => {
  const folder = newFolder()
  const destination = folderDestination(`${folder}/`)
  for (const key of ['cars/a.html', 'cars/b/checkout.html', 'cars/b/c/d.html'])
    await destination.write(key, Buffer.from('one'), headers)
  await destination.remove(['cars/b/c/d.html', 'cars/b/checkout.html', 'cars/none/e.html'])
  expect(readdirSync(join(folder, 'cars'))).toEqual(['a.html'])
  await destination.remove(['cars/a.html'])
  expect(readdirSync(folder)).toEqual([])
})

test('a visitor who is being sent a file gets all of it, and another the new one', async () => {
  const folder = newFolder()
  const destination = folderDestination(folder)
  await destination.write('a.html', Buffer.from('one'), headers)
  const sending = openSync(join(folder, 'a.html'), 'r')
  await destination.write('a.html', Buffer.from('three'), headers)
  expect([readFileSync(sending, 'utf8'), await destination.read('a.html')]).toEqual(['one', 'three'])
  closeSync(sending)
})

test('web servers may read what is brought, whatever the umask, but not what is noted of it', async () => {
  const folder = join(newFolder(), 'sites/yard')
  const keys = [publishedKey, 'index.html', 'cars/a.html']
  const destination = folderDestination(folder)
  await withNarrowUmask(async () => {
    for (const key of keys) await destination.write(key, Buffer.from('one'), headers)
  })
  const modes = (...names: string[]) => names.map((name) => modeOf(join(folder, name)))
  expect(modes('..', '', 'cars', '.forecourt')).toEqual(['755', '755', '755', '700'])
  expect(modes(...keys)).toEqual(['600', '644', '644'])
})

test('what a killed run left is no file of the site and goes after an hour; what another run is writing stays', async () => {
  const folder = newFolder()
  const [old, fresh] = ['a.html.1.forecourt-draft', 'a.html.2.forecourt-draft'].map((name) => join(folder, name))
  for (const file of [old, fresh]) writeFileSync(`${file}`, 'half')
  const hourAgo = Date.now() / 1000 - 3601
  utimesSync(`${old}`, hourAgo, hourAgo)
  expect((await folderDestination(folder).list()).size).toBe(0)
  expect(readdirSync(folder)).toEqual(['a.html.2.forecourt-draft'])
})

test('a file that cannot be written is named, and takes no room of a full disk', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'a.html'))
  const write = folderDestination(folder).write('a.html', Buffer.from('one'), headers)
  await expect(write).rejects.toMatchObject({ code: 'EISDIR', path: join(folder, 'a.html') })
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test('two runs that write one file at once do not meet', async () => {
  const folder = newFolder()
  const [one, other] = [folderDestination(folder), folderDestination(folder)]
  const text = (sign: string) => Buffer.from(sign.repeat(100_000))
  for (let turn = 0; turn < 20; turn++)
    await Promise.all([one.write('a.html', text('1'), headers), other.write('a.html', text('2'), headers), one.list()])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toMatch(/^(?:1+|2+)$/)
  expect(readdirSync(folder)).toEqual(['a.html'])
})
