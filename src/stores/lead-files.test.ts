import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShelf } from './fake-shelf.ts'
import type { FileBox } from './file-box.ts'
import { leadFiles } from './lead-files.ts'

const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('files of a lead whose box cannot be fetched', () => {
  it.each([
    ['because the network refuses it', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['because it never comes', () => new Promise<FileBox>(() => undefined)],
  ])('stay in the page, and nobody waits for long: %s', async (_reason, open) => {
    const files = leadFiles(fakeShelf(), open)
    const kept = files.keep('a', [photo])
    await vi.advanceTimersByTimeAsync(4000)
    expect(await kept).toBe(false)
    expect(await files.take('a')).toEqual([photo])
  })

  it('go into it once it can be fetched', async () => {
    const keep = vi.fn(async () => true)
    const open = vi.fn(async () => ({ keep }) as unknown as FileBox).mockRejectedValueOnce(new TypeError('no'))
    const files = leadFiles(fakeShelf(), open)
    expect(await files.keep('a', [photo])).toBe(false)
    expect(await files.keep('a', [photo])).toBe(true)
    expect(keep).toHaveBeenCalledWith('a', [photo])
  })
})
