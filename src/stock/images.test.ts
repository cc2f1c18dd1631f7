import { describe, expect, test } from 'vitest'
import { readImages } from './images.ts'

const [big, small] = ['https://pictures.example/1.jpg', 'https://pictures.example/1-small.jpg']

describe('pictures of a car (S3.17)', () => {
  test.each([
    ['image with its thumb inside', [{ image: { url: big, thumb: { url: small } } }], [{ url: big, thumb: small }]],
    ['image and thumb side by side', [{ image: { url: big }, thumb: { url: small } }], [{ url: big, thumb: small }]],
    ['flat', [{ url: big, thumb: { url: small } }], [{ url: big, thumb: small }]],
    ['addresses alone', [big], [{ url: big, thumb: null }]],
    ['no thumb', [{ image: { url: big } }], [{ url: big, thumb: null }]],
    ['one that cannot be shown', [{ image: { url: 'blob:1.jpg' } }, big], [{ url: big, thumb: null }]],
    ['nothing readable', [null, 5, {}, { image: null }], []],
    ['not a list', 'none', []],
  ])('%s', (_, raw, read) => {
    expect(readImages(raw, null, null)).toEqual(read)
  })

  test('thumbnails of their own list fill in (S3.17)', () => {
    expect(readImages([big], [{ url: small }], null)).toEqual([{ url: big, thumb: small }])
  })

  test('the primary picture stands in for a missing list (S3.17)', () => {
    expect(readImages(undefined, undefined, big)).toEqual([{ url: big, thumb: null }])
  })
})
