import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { carActions } from './car-actions.ts'
import type { SellingSite } from './car-buttons.ts'

const site: SellingSite = sampleSite('autograb: true\npayment_provider: demo\n')
const tradeIn: SellingSite = { ...site, cars: { ...site.cars, vehicle: { sidebar: 'trade_in' } } }
const deposit = [{ authorization_type: 'cards', authorization_key: 'pk_1', deposit_amount: 500 }]
const said = (facts: Partial<Car>, leadsOn = false, of = site) => {
  const { buttons, links } = carActions(of, sampleCar({ payment_processors: deposit, ...facts }), leadsOn)
  return [buttons.map(({ text, isFilled }) => (isFilled ? `[${text}]` : text)), links.map(({ text }) => text)]
}

test.each<[string, ReturnType<typeof said>, readonly (readonly string[])[]]>([
  [
    'for sale',
    said({}),
    [
      ['[Enquire]', 'Book a Test Drive', 'Reserve Online'],
      ['Get Finance', 'Trade-In Valuation'],
    ],
  ],
  [
    'for sale at a trade-in dealer',
    said({}, false, tradeIn),
    [
      ['[Enquire]', 'Book a Test Drive', 'Reserve Car Now'],
      ['Get Finance', 'Trade-In Valuation', 'Got a Question?'],
    ],
  ],
  ['sold with cars like it', said({ status: 'sold' }, true), [['[See similar cars]', 'Enquire'], []]],
  ['sold, the only one of its kind', said({ status: 'sold' }), [['[Enquire]'], []]],
])('a car %s', (_reason, shown, expected) => {
  expect(shown).toEqual(expected)
})
