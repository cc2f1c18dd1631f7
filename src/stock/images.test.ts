import { describe, expect, test } from 'vitest'
import { readImages, withCopies } from './images.ts'

const any = () => true
const noAddress = 'which is neither a whole address (https://...) nor a picture stored here'
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
    expect(readImages(raw, null, null, any).images).toEqual(read)
  })

  test('thumbnails of their own list fill in (S3.17)', () => {
    expect(readImages([big], [{ url: small }], null, any).images).toEqual([{ url: big, thumb: small }])
  })

  test('what is not there is not listed, and the first that is stands in for the primary one', () => {
    const has = (path: string) => path === '/pictures/ute'
    const listed = [{ url: 'photos/1.jpg' }, { url: '/pictures/ute', thumb: '/none.jpg' }, { url: '/\\evil.example/x' }]
    expect(readImages(listed, [], '/pictures/none', has)).toEqual({
      images: [{ url: '/pictures/ute', thumb: null }],
      primary: '/pictures/ute',
      lost: `{"url":"photos/1.jpg"}, ${noAddress}`,
    })
  })

  test.each([
    ['all of them', [big], null],
    ['none of what is no list', 'a photo', '"a photo", which is no list'],
    ['all but one that says nothing', [big, null], `null, ${noAddress}`],
    ['nothing where nothing is said', undefined, null],
  ])('what is lost is known: %s', (_what, raw, lost) => {
    expect(readImages(raw, null, null, any).lost).toBe(lost)
  })

  test('a hundred are enough', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `https://pictures.example/${at}.jpg`)
    const { images, lost } = readImages(many, many, null, any)
    expect([images.length, images[99], lost]).toEqual([
      100,
      { url: many[99], thumb: many[99] },
      `"${many[100]}", as 100 are the most`,
    ])
  })

  test('the primary picture stands in for a missing list (S3.17)', () => {
    expect(readImages(undefined, undefined, big, any).images).toEqual([{ url: big, thumb: null }])
  })
})

describe('copies of pictures', () => {
  const copies: Readonly<Record<string, string | null>> = {
    'https://p.example/1': '/pictures/a',
    'https://p.example/2': null,
  }
  const copyOf = (url: string) => copies[url] ?? (url in copies ? null : url)

  test.each([
    ['stand in', ['https://p.example/1'], null, ['/pictures/a'], '/pictures/a'],
    ['leave out what is gone', ['https://p.example/2', 'https://p.example/1'], null, ['/pictures/a'], '/pictures/a'],
    ['leave all others', ['https://q.example/3'], 'https://p.example/1', ['https://q.example/3'], '/pictures/a'],
  ])('%s', (_reason, listed, first, urls, primary) => {
    const read = withCopies(readImages(listed, ['https://p.example/small'], first, any), copyOf)
    expect([read.images.map(({ url }) => url), read.primary]).toEqual([urls, primary])
    expect(read.images.filter(({ url }) => url.startsWith('/pictures/')).map(({ thumb }) => thumb)).not.toContain(
      'https://p.example/small',
    )
  })
})
