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
