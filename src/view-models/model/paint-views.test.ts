import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { paintViews } from './paint-views.ts'

/** A car with `sides` pictures; 0 means no photos. */
const car = (name: string, sides: number, year = 2021) => {
  const urls = Array.from({ length: sides }, (_, at) => `/pictures/${name}-${at + 1}`)
  return sampleCar({
    year,
    colour: 'Glacier White',
    primary_image_url: urls[0] ?? null,
    images: urls.map((url) => ({ url, thumb: null })),
  })
}
const white = [car('white', 0), car('white', 1), car('white', 4, 2024), car('snow', 3, 2026)]
const [red, plain] = [[car('red', 3)], [car('red', 1)]]

test.each([
  ['the first car with enough pictures', [white, red], null, ['white-1 3', 'red-1 3']],
  ['the car at the head of the page', [white, red], 'snow-1', ['snow-1 3', 'red-1 3']],
  ['what there is of it, where no car has enough', [white, plain], null, ['white-1 3', 'red-1 1']],
  ['nothing that another paint is shown by', [red, plain, white], null, ['red-1 3', ' 0', 'white-1 3']],
  ['nothing where nothing is to be seen', [[car('red', 0)]], null, [' 0']],
])('a paint is shown by %s', (_what, paints, head, shown) => {
  const found = paintViews(paints, head && `/pictures/${head}-960.webp`, sampleSite())
  const front = (src = '') => src.replace('/pictures/', '').replace('-960.webp', '')
  expect(found.map(({ views }) => `${front(views[0]?.src)} ${views.length}`)).toEqual(shown)
})

test.each([
  [
    'with the name that its maker gives the paint',
    'Glacier White',
    'en-AU',
    'Pictured: 2024 SR5 (4x4) in Glacier White',
  ],
  ['without one that says no more than the choice', 'White', 'en-AU', 'Pictured: 2024 SR5 (4x4)'],
  ['in American spelling, too', 'Gray', 'en-US', 'Pictured: 2024 SR5 (4x4)'],
])('which car is pictured is said %s', (_how, colour, locale, said) => {
  const site = sampleSite()
  const cars = white.map((each) => ({ ...each, colour }))
  const found = paintViews([cars, [car('red', 0)]], null, {
    ...site,
    locale: { ...site.locale, locale } as typeof site.locale,
  })
  expect(found.map(({ pictured }) => pictured)).toEqual([said, ''])
})

test('its front alone comes as wide as pictures are', () => {
  const [found] = paintViews([white], null, sampleSite())
  expect(found?.views.map(({ srcset }) => srcset.split(' ').at(-1))).toEqual(['1440w', '960w', '960w'])
})
