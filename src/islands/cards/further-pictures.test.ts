import { expect, it, vi } from 'vitest'
import { movePictureFirst, picturesOf } from './further-pictures.ts'

const picture = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
})

/** A page with these pictures in its gallery, and another one outside it. */
const page = (...pictures: readonly Readonly<Record<string, string>>[]) => ({
  querySelectorAll: (selector: string) =>
    (selector === '[data-gallery-strip] img' ? pictures : [{ src: '/other.webp' }]).map(picture),
})

it('reads the pictures of a page’s gallery, in their sizes where it has them', async () => {
  const sized = { src: '/a-960.webp', srcset: '/a-480.webp 480w' }
  const get = async () => page(sized, { src: 'https://x.example/b?c=1&d=2' })
  expect(await picturesOf('/cars/sized', get)).toEqual([sized, { src: 'https://x.example/b?c=1&d=2', srcset: '' }])
})

it('asks for a page once, and says that there are none where nobody answers', async () => {
  const get = vi.fn(async () => page({ src: '/a.webp' }))
  expect(await picturesOf('/cars/a', get)).toEqual([{ src: '/a.webp', srcset: '' }])
  await picturesOf('/cars/a', get)
  expect(get).toHaveBeenCalledTimes(1)
  expect(await picturesOf('/cars/b', () => Promise.reject(new TypeError('offline')))).toEqual([])
})

it.each([
  ['/b.webp', ['/b.webp', '/a.webp', '/c.webp']],
  ['/a.webp', ['/a.webp', '/b.webp', '/c.webp']],
  ['/gone.webp', ['/a.webp', '/b.webp', '/c.webp']],
])('begins with the picture that stands on the card, and keeps the order of the others: %s', (shown, order) => {
  const pictures = ['/a.webp', '/b.webp', '/c.webp'].map((src) => ({ src, srcset: '' }))
  expect(movePictureFirst(pictures, shown).map(({ src }) => src)).toEqual(order)
})
