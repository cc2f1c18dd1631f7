import type { Car } from '#domain/car/car.ts'
import { sampleCar as plainCar } from '#domain/car/sample-car.ts'

/** An ordinary used ute with most facts stated, for tests. */
export const sampleCar: Car = plainCar({
  slug: '2021-norda-tern-7',
  name: '2021 Norda Tern SR5 (4x4)',
  price: 41990,
  make: 'Norda',
  model: 'Tern',
  stocknum: 'U1234',
  vin: 'JT000000000000001',
  created_at: '2026-09-01T09:00:00+10:00',
  simple_body: 'Ute',
  simple_drive: '4WD',
  colour: 'White',
  seats: 5,
  doors: 4,
  description: 'One owner, full history.',
  dealership_slug: 'north-yard',
  dealership_id: '3',
  dealership_name: 'North Yard',
  primary_image_url: '/pictures/ute',
  images: [{ url: '/pictures/ute', thumb: null }],
})
