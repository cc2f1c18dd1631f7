import { expect, it, test } from 'vitest'
import { isOnOffer, markdownOf, mostOffFirst } from './on-offer.ts'

const car = { tag: null, price: 20_000, before_price: null }

test.each([
  ['a car that was never dearer', car, null, false],
  ['a car that cost more before', { ...car, before_price: 22_500 }, 2500, true],
  ['a car that costs more now', { ...car, before_price: 18_000 }, null, false],
  ['a difference of cents', { ...car, before_price: 20_000.5 }, null, false],
  ['a car marked special', { ...car, tag: ' special ' }, null, true],
  ['a car with another mark', { ...car, tag: 'Low km' }, null, false],
  ['a price that is a placeholder', { ...car, price: 1, before_price: 22_500 }, null, false],
  ['a price that nobody sees', { ...car, for_hire: true, before_price: 22_500 }, null, false],
  ['no price', { ...car, price: null, before_price: 22_500 }, null, false],
])('%s', (_reason, facts, saving, isOffer) => {
  expect([markdownOf(facts), isOnOffer(facts)]).toEqual([saving, isOffer])
})

it('what was marked down most stands first, then what is only marked, what has no picture last', () => {
  const seen = { ...car, primary_image_url: '/pictures/ute' }
  const [unseen, marked, little, most] = [
    { ...car, before_price: 29_000, primary_image_url: null },
    { ...seen, tag: 'Special' },
    { ...seen, before_price: 21_000 },
    { ...seen, before_price: 25_000 },
  ]
  expect(mostOffFirst([unseen, marked, little, most])).toEqual([most, little, marked, unseen])
})
