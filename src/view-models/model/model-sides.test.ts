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

const own = { image_url: null }

test.each([
  ['two of three pictures', [pictured('tern', 3)], own, ['/cars/tern', 2]],
  ['three of many', [pictured('tern', 12)], own, ['/cars/tern', 3]],
  ['the first car that has enough', [pictured('ibis', 2), pictured('tern', 4)], own, ['/cars/tern', 3]],
  [
    'the car of its own picture',
    [pictured('ibis', 3), pictured('tern', 4)],
    { image_url: '/pictures/tern-1-960.webp' },
    ['/cars/tern', 3],
  ],
])('a model shows %s', (_which, cars, head, [href, count]) => {
  const sides = modelSides(cars, head, sampleSite())
  expect([sides?.href, sides?.pictures.length]).toEqual([href, count])
  expect(sides?.pictures.filter(({ src }) => src.includes('-1-960'))).toEqual([])
})

test('which car it is stands below, with its price where one is shown', () => {
  const texts = [25_990, null].map((price) => modelSides([{ ...pictured('tern', 3), price }], own, sampleSite())?.text)
  expect(texts).toEqual(['2021 Toyota Hilux SR5 (4x4), $25,990', '2021 Toyota Hilux SR5 (4x4)'])
})

test('a model has no other sides where no car has two pictures more', () => {
  expect(modelSides([pictured('tern', 2), pictured('ibis', 0)], own, sampleSite())).toBeNull()
})

test.each([
  ['those of another car', [pictured('ibis', 3), pictured('tern', 3)], ['ibis-2'], ['tern-2', 'tern-3']],
  ['what is left, where no car has two more', [pictured('ibis', 3), pictured('tern', 2)], ['ibis-2'], ['ibis-3']],
  ['nothing, where all stand above', [pictured('ibis', 3)], ['ibis-2', 'ibis-3'], []],
])('of sides that cards show already a model shows %s', (_which, cars, seen, shown) => {
  const srcs = seen.map((name) => `/pictures/${name}-960.webp`)
  const pictures = modelSides(cars, own, sampleSite(), srcs)?.pictures ?? []
  expect(pictures.map(({ src }) => src)).toEqual(shown.map((name) => `/pictures/${name}-960.webp`))
})
