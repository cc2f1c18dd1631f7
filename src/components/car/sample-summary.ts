import type { CarSummary } from '#domain/car/summary.ts'

/** An ordinary used ute for tests. */
export const sampleSummary: CarSummary = {
  id: '7',
  slug: '2021-norda-tern-7',
  href: '/cars/2021-norda-tern-7',
  title: '2021 Norda Tern',
  subtitle: 'SR5 (4x4)',
  make: 'Norda',
  model: 'Tern',
  car_type: 'used',
  price: { kind: 'price', text: '$41,990', amount: 41990, was: null },
  badge: null,
  badgeEnd: null,
  saving: null,
  weekly: null,
  isCertified: false,
  facts: ['85,000 km', 'Automatic', 'Diesel'],
  more: [],
  place: 'Lidcombe, NSW',
  picture: {
    src: '/pictures/ute-white-front-960.webp',
    srcset: '/pictures/ute-white-front-480.webp 480w, /pictures/ute-white-front-960.webp 960w',
    width: 960,
    height: 640,
    alt: '2021 Norda Tern SR5 (4x4)',
  },
  photosCount: 6,
}
