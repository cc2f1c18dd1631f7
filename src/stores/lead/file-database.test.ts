import 'fake-indexeddb/auto'
import { afterEach, expect, it, test, vi } from 'vitest'
import { fileDatabase, mostKeptBytes } from './file-database.ts'

const photo = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' })
const textsOf = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))

afterEach(() => vi.unstubAllGlobals())

it('gives back the files of a lead as they were', async () => {
  const database = fileDatabase('north')
  expect(await database.keep('a', [photo('front.jpg', 'first'), photo('back.jpg', 'second')])).toBe(true)
  expect(await textsOf(await fileDatabase('north').take('a'))).toEqual([
    ['front.jpg', 'image/jpeg', 'first'],
    ['back.jpg', 'image/jpeg', 'second'],
  ])
})

it('shares nothing between sites', async () => {
  await fileDatabase('north').keep('a', [photo('front.jpg')])
  expect(await fileDatabase('south').take('a')).toEqual([])
})

it('keeps no more than the lead API takes', async () => {
  const database = fileDatabase('north')
  const weighing = (size: number) => Object.defineProperty(photo('large.jpg'), 'size', { value: size })
  expect(await database.keep('huge', [weighing(mostKeptBytes), weighing(1)])).toBe(false)
  expect(await database.take('huge')).toEqual([])
  expect(await database.keep('large', [weighing(mostKeptBytes - 1), weighing(1)])).toBe(true)
})

it('lets go of one lead, of those that wait no more, and of all', async () => {
  const database = fileDatabase('east')
  for (const key of ['a', 'b', 'c', 'd']) await database.keep(key, [photo(`${key}.jpg`)])
  const counts = () => Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await database.take(key)).length))
  await database.drop('a')
  expect(await counts()).toEqual([0, 1, 1, 1])
  await database.dropOthers(['c', 'd'])
  expect(await counts()).toEqual([0, 0, 1, 1])
  await database.clear()
  expect(await database.take('c')).toEqual([])
})

test.each([
  ['has no database', undefined],
  [
    'forbids it',
    {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    },
  ],
  ['never answers', { open: () => ({}) }],
])('does without in a browser that %s', async (_reason, indexedDB) => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', indexedDB)
  const database = fileDatabase('west')
  const all = Promise.all([
    database.keep('a', [photo('a.jpg')]),
    database.take('a'),
    database.drop('a'),
    database.dropOthers([]),
    database.clear(),
  ])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await all).toEqual([false, [], undefined, undefined, undefined])
  vi.useRealTimers()
})
