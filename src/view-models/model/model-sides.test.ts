import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelSides } from './model-sides.ts'

const pictured = (slug: string, count: number) =>
  sampleCar({
    slug,
    primary_image_url: count > 0 ? `/pictures/${slug}-1` : null,
    images: Array.from({ length: count }, (_, at) => ({ url: `/pictures/${slug}-${at + 1}`, thumb: null })),
  })

test.each([
  ['two of three pictures', [pictured('tern', 3)], ['/cars/tern', '2021 Toyota Hilux in 3 pictures', 2]],
  ['three of many', [pictured('tern', 12)], ['/cars/tern', '2021 Toyota Hilux in 12 pictures', 3]],
  [
    'the first car that has enough',
    [pictured('ibis', 2), pictured('tern', 4)],
    ['/cars/tern', '2021 Toyota Hilux in 4 pictures', 3],
  ],
])('a model shows %s', (_which, cars, [href, text, count]) => {
  const sides = modelSides(cars, sampleSite())
  expect([sides?.href, sides?.text, sides?.pictures.length]).toEqual([href, text, count])
  expect(sides?.pictures.map(({ src }) => src).filter((src) => src.includes('-1-960'))).toEqual([])
})

test('a model has no other sides where no car has two pictures more', () => {
  expect(modelSides([pictured('tern', 2), pictured('ibis', 0)], sampleSite())).toBeNull()
})
