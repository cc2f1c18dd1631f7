import { expect, it, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

/** The first bytes of a WebP of the given size in pixels, as the text that tests write. */
function webp(width: number, height: number): string {
  const number = (value: number) => [0, 8, 16].map((bits) => String.fromCharCode(((value - 1) >> bits) & 255)).join('')
  return `RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0${number(width)}${number(height)}`
}

const place = (image: string) =>
  `locations: [{name: A, image: ${image}, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]`

const said = (yaml: string, width: number, height: number) =>
  sampleSite(yaml, { 'own.webp': webp(width, height) }).warnings.flatMap(({ path, message }) =>
    message.startsWith('this picture') ? [`${path}: ${message}`] : [],
  )

const promo = 'promos: [{title: A, text: B., image: own.webp}]'
const home = 'home: {image: own.webp}'

test.each([
  [
    home,
    6001,
    4097,
    'home.image: this picture is 6001 × 4097 pixels, and shoppers load them all: save it about 1440 wide',
  ],
  [
    'logo: {url: own.webp}',
    1601,
    321,
    'logo.url: this picture is 1601 × 321 pixels, and shoppers load them all: save it about 480 wide',
  ],
  [home, 625, 313, 'home.image: this picture is 625 × 313 pixels, and looks blurred: save it about 1440 wide'],
  [
    promo,
    769,
    1025,
    'promos[0].image: this picture is 769 × 1025 pixels, and shown twice as wide as high, so much of it is cut off',
  ],
  [
    place('{url: own.webp}'),
    321,
    257,
    'locations[0].image.url: this picture is 321 × 257 pixels, and looks blurred: save it about 1440 wide',
  ],
])('%s of %i × %i pixels is told of', (yaml, width, height, message) => {
  expect(said(yaml, width, height)).toEqual([message])
})

it('is well with pictures that are about right, and with those it cannot see', () => {
  expect([home, place('{url: own.webp}')].flatMap((yaml) => said(yaml, 1537, 769))).toEqual([])
  expect(said('home: {image: https://pictures.example/a.jpg}', 10, 10)).toEqual([])
  expect(said(place('{url: own.webp}'), 1025, 1281)).toEqual([])
  expect(said('logo: {url: own.webp}', 97, 97)).toEqual([])
})
