import { describe, expect, test } from 'vitest'
import { asThumbnail, pictureFor, withoutWidest } from './picture.ts'

const own = { host: null, quality: 75 }
const cdn = { host: 'https://images.example.com/', quality: 80 }

describe('pictureFor', () => {
  test('a picture the build made comes in four widths, 3:2', () => {
    expect(pictureFor('/pictures/ute-red-1', '2021 Toyota Hilux', own)).toEqual({
      src: '/pictures/ute-red-1-960.webp',
      srcset:
        '/pictures/ute-red-1-320.webp 320w, /pictures/ute-red-1-480.webp 480w, /pictures/ute-red-1-960.webp 960w, /pictures/ute-red-1-1440.webp 1440w',
      width: 960,
      height: 640,
      alt: '2021 Toyota Hilux',
    })
  })

  test.each([
    ['without its widest file', '/pictures/ute-red-1', ['320w', '480w', '960w']],
    ['as it is where it has one size', '/dealer/yard.jpg', []],
  ])('a picture that is shown small comes %s', (_how, url, widths) => {
    const { srcset } = withoutWidest(pictureFor(url, '', own))
    expect(srcset.match(/\d+w\b/g) ?? []).toEqual(widths)
  })

  test('an image host is asked by key, width, format and quality (S7.36)', () => {
    const { src, srcset } = pictureFor('stock/k 1.jpg', '', cdn)
    expect(src).toBe('https://images.example.com/stock/k%201.jpg?width=960&format=webp&quality=80')
    expect(srcset.split(', ')).toHaveLength(4)
    expect(srcset).toContain('?width=480&format=webp&quality=80 480w')
  })

  test.each([
    ['a whole address is used as it is', 'https://cdn.example.com/a.jpg?w=1', own, 'https://cdn.example.com/a.jpg?w=1'],
    ['also with an image host', 'https://cdn.example.com/a.jpg', cdn, 'https://cdn.example.com/a.jpg'],
    ['an address without a scheme', '//cdn.example.com/a.jpg', own, '//cdn.example.com/a.jpg'],
    ['a path of the site', '/dealer/yard.jpg', own, '/dealer/yard.jpg'],
    ['a name alone is a path of the site', 'yard.jpg', own, '/yard.jpg'],
    ['what is no address stays on the site', 'javascript:alert(1)', own, '/javascript:alert(1)'],
  ])('%s', (_reason, url, policy, src) => {
    expect(pictureFor(url, '', policy)).toMatchObject({ src, srcset: '' })
  })

  test('the build’s own pictures move to the host with the rest', () => {
    expect(pictureFor('/pictures/ute-red-1', '', cdn).src).toContain('https://images.example.com/ute-red-1?width=960')
  })
})

describe('asThumbnail', () => {
  test('offers the two narrowest files, and the narrowest to who knows no more', () => {
    expect(asThumbnail(pictureFor('/pictures/ute-red-1', 'A ute', own))).toMatchObject({
      src: '/pictures/ute-red-1-320.webp',
      srcset: '/pictures/ute-red-1-320.webp 320w, /pictures/ute-red-1-480.webp 480w',
      alt: 'A ute',
    })
  })

  test('leaves a picture of one size as it is', () => {
    const one = pictureFor('https://elsewhere.example/ute.jpg', 'A ute', own)
    expect(asThumbnail(one)).toEqual(one)
  })

  test('is the small file of the source, where there is one (S3.17)', () => {
    const one = pictureFor('https://elsewhere.example/ute.jpg', 'A ute', own)
    expect(asThumbnail({ ...one, thumb: 'https://elsewhere.example/s.jpg' })).toEqual({
      ...one,
      src: 'https://elsewhere.example/s.jpg',
    })
  })
})
