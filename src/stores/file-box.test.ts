import 'fake-indexeddb/auto'
import { afterEach, expect, it, test, vi } from 'vitest'
import { fileBox, mostKeptBytes } from './file-box.ts'

const photo = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' })
const textsOf = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))

afterEach(() => vi.unstubAllGlobals())

it('gives back the files of a lead as they were', async () => {
  const box = fileBox('north')
  expect(await box.keep('a', [photo('front.jpg', 'first'), photo('back.jpg', 'second')])).toBe(true)
  expect(await textsOf(await fileBox('north').take('a'))).toEqual([
    ['front.jpg', 'image/jpeg', 'first'],
    ['back.jpg', 'image/jpeg', 'second'],
  ])
})

it('shares nothing between sites', async () => {
  await fileBox('north').keep('a', [photo('front.jpg')])
  expect(await fileBox('south').take('a')).toEqual([])
})

it('keeps no more than the lead API takes', async () => {
  const huge = { ...photo('huge.jpg'), size: mostKeptBytes + 1 } as File
  expect(await fileBox('north').keep('huge', [huge])).toBe(false)
  expect(await fileBox('north').take('huge')).toEqual([])
})

it('lets go of one lead, of those that wait no more, and of all', async () => {
  const box = fileBox('east')
  for (const key of ['a', 'b', 'c', 'd']) await box.keep(key, [photo(`${key}.jpg`)])
  await box.drop('a')
  await box.dropOthers(['c', 'd'])
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await box.take(key)).length))).toEqual([0, 0, 1, 1])
  await box.clear()
  expect(await box.take('c')).toEqual([])
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
])('does without in a browser that %s', async (_reason, database) => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', database)
  const box = fileBox('west')
  const all = Promise.all([
    box.keep('a', [photo('a.jpg')]),
    box.take('a'),
    box.drop('a'),
    box.dropOthers([]),
    box.clear(),
  ])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await all).toEqual([false, [], undefined, undefined, undefined])
  vi.useRealTimers()
})
