import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { varyCarPictures } from './vary-car-pictures.ts'

const car = (colour: string | null, ...sides: readonly string[]) => {
  const urls = colour ? sides.map((side) => `/pictures/${colour}-${side}`) : []
  return sampleCar({ primary_image_url: urls[0] ?? null, images: urls.map((url) => ({ url, thumb: url })) })
}
const white = car('white', 'front', 'side', 'rear')

test.each([
  ['of one paint every second is turned', [white, white, white], ['white-front', 'white-side', 'white-front']],
  [
    'those that are turned are seen from all their sides',
    [white, white, white, white, white, white],
    ['white-front', 'white-side', 'white-front', 'white-rear', 'white-front', 'white-side'],
  ],
  [
    'of two paints none is turned',
    [white, car('red', 'front', 'side'), white],
    ['white-front', 'red-front', 'white-front'],
  ],
  ['only the one beside its like is', [white, white, car('red', 'front')], ['white-front', 'white-side', 'red-front']],
  ['one of a single picture shows it again', [car('red', 'front'), car('red', 'front')], ['red-front', 'red-front']],
  ['those without any have none', [car(null), car(null)], [undefined, undefined]],
])('of cars in a row %s', (_what, cars, pictures) => {
  expect(varyCarPictures(cars).map(({ primary_image_url: url }) => url?.replace('/pictures/', ''))).toEqual(pictures)
})
