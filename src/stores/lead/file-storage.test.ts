import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSiteStorage } from '../storage/fake-storage.ts'
import type { FileDatabase } from './file-database.ts'
import { createFileStorage } from './file-storage.ts'

const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('files of a lead whose database cannot be fetched', () => {
  it.each([
    ['because the network refuses it', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['because it never comes', () => new Promise<FileDatabase>(() => undefined)],
  ])('stay in the page, and nobody waits for long: %s', async (_reason, open) => {
    const files = createFileStorage(fakeSiteStorage(), open)
    const kept = files.keep('a', [photo])
    await vi.advanceTimersByTimeAsync(4000)
    expect(await kept).toBe(false)
    expect(await files.take('a')).toEqual([photo])
  })

  it('go into it once it can be fetched', async () => {
    const keep = vi.fn(async () => true)
    const open = vi.fn(async () => ({ keep }) as unknown as FileDatabase).mockRejectedValueOnce(new TypeError('no'))
    const files = createFileStorage(fakeSiteStorage(), open)
    expect(await files.keep('a', [photo])).toBe(false)
    expect(await files.keep('a', [photo])).toBe(true)
    expect(keep).toHaveBeenCalledWith('a', [photo])
  })
})

/** An in-memory database, with a spy on its opening. */
function memory() {
  const files = new Map<string, readonly File[]>()
  const database: FileDatabase = {
    keep: async (key, added) => Boolean(files.set(key, added)),
    take: async (key) => files.get(key) ?? [],
    drop: async (key) => void files.delete(key),
    dropOthers: async (wanted) => {
      for (const key of files.keys()) if (!wanted.includes(key)) files.delete(key)
    },
    clear: async () => files.clear(),
  }
  return { files, open: vi.fn(async () => database) }
}

describe('files of leads that wait', () => {
  it('are in the page, and in the database for the next one', async () => {
    const { open } = memory()
    const storage = fakeSiteStorage()
    expect(await createFileStorage(storage, open).keep('a', [photo])).toBe(true)
    expect(await createFileStorage(storage, open).take('a')).toEqual([photo])
  })

  it('are let go of one by one, when their lead waits no more, and all at once', async () => {
    const { open, files } = memory()
    const storage = fakeSiteStorage()
    const kept = createFileStorage(storage, open)
    for (const key of ['a', 'b', 'c']) await kept.keep(key, [photo])
    await kept.drop('a')
    expect([await kept.take('a'), [...files.keys()]]).toEqual([[], ['b', 'c']])
    await kept.tidy(['c'])
    expect([await kept.take('b'), await kept.take('c'), [...files.keys()]]).toEqual([[], [photo], ['c']])
    expect(storage.read('outbox-files')).toBe(true)
    await kept.clear()
    expect([await kept.take('c'), files.size, storage.storage.length]).toEqual([[], 0, 0])
  })

  it('leave no word of themselves once nothing waits', async () => {
    const { open } = memory()
    const storage = fakeSiteStorage()
    const kept = createFileStorage(storage, open)
    await kept.keep('a', [photo])
    await kept.tidy([])
    expect(storage.storage.length).toBe(0)
  })

  it('are kept by the page alone where the browser keeps nothing', async () => {
    const { open } = memory()
    const storage = fakeSiteStorage()
    storage.storage.mode = 'blocked'
    const kept = createFileStorage(storage, open)
    expect([await kept.keep('a', [photo]), await kept.take('a')]).toEqual([false, [photo]])
  })

  it('open no database where there are none', async () => {
    const { open } = memory()
    const kept = createFileStorage(fakeSiteStorage(), open)
    expect(await kept.take('a')).toEqual([])
    for (const gone of [kept.drop('a'), kept.tidy([]), kept.clear()]) await gone
    expect(open).not.toHaveBeenCalled()
  })
})
