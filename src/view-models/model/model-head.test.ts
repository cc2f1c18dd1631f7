import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { withLeadPicture } from './model-head.ts'

const seen = (name: string | null, facts: Partial<Car>) =>
  sampleCar({ simple_body: 'Ute', ...facts, primary_image_url: name && `/pictures/${name}` })
const sold = (name: string | null, day: string) => seen(name, { status: 'sold', sold_date: `2026-03-0${day}` })
const stock = [
  seen('ute-old', { car_type: 'used', price: 9_990 }),
  seen('ute-dear', { car_type: 'new', price: 59_990 }),
  seen('ute-new', { car_type: 'new', price: 49_990 }),
  seen('van', { simple_body: 'Van', car_type: 'new', price: 19_990 }),
]
const gone = [sold('ute-first', '1'), sold('ute-last', '5'), sold('ute-next', '3'), sold(null, '6')]

test.each<[string, readonly Car[], string | null, string | null]>([
  ['the car whose price stands first', stock, 'ute-old', 'ute-new'],
  ['the picture of its catalogue, where it has one', stock, 'catalogue', 'catalogue'],
  ['the one sold last of which there is a picture', gone, 'ute-first', 'ute-last'],
  ['that one too where nothing else shows it', gone, null, 'ute-last'],
  ['the picture of its catalogue where all were sold', gone, 'catalogue', 'catalogue'],
  ['nothing where nobody photographed any', [sold(null, '6')], null, null],
])('the page of a model shows %s', (_what, cars, own, shown) => {
  const file = (name: string | null) => name && `/pictures/${name}-960.webp`
  expect(withLeadPicture(sampleModel({ image_url: file(own) }), cars, sampleSite()).image_url).toBe(file(shown))
})
