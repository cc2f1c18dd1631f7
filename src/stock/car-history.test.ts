import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { type CarHistory, noHistory, recordNight, rememberedDays } from './car-history.ts'
import { readCarHistory, writeCarHistory } from './car-history-file.ts'
import { listedCar } from './listed-car.ts'

/** Noon of a day in Sydney (summer time). */
const dayOf = (date: string) => ({
  now: new Date(`${date}T01:00:00Z`),
  timeZone: 'Australia/Sydney',
  subscriptions: true,
})
const car = (facts: Partial<Car> = {}) => sampleCar({ id: '7', vin: 'VIN7', price: 25_990, ...facts })

/** The history after several nights, each with the cars on show and the other cars of the stock. */
function nights(...said: readonly (readonly [date: string, onShow: readonly Car[], others?: readonly Car[]])[]) {
  return said.reduce<CarHistory>(
    (before, [date, onShow, others = []]) =>
      recordNight(before, { onShow, readable: [...onShow, ...others] }, dayOf(date)),
    noHistory,
  )
}

const seen = { vin: 'VIN7', first: '2026-03-01', prices: [['2026-03-01', 25_990]], sold: null, left: null }

test('a car is first seen the night it is on show, and its price counts from then', () => {
  expect(nights(['2026-03-01', [car()]], ['2026-03-02', [car()]])).toEqual({ 7: seen })
})

test('days are those of the dealer', () => {
  const day = { now: new Date('2026-03-01T13:30:00Z'), timeZone: 'Australia/Sydney', subscriptions: false }
  expect(recordNight(noHistory, { onShow: [car()], readable: [] }, day)[7]?.first).toBe('2026-03-02')
})

test('prices stand by the day they came; one that came back within a day was no change', () => {
  const changed = nights(
    ['2026-03-01', [car()]],
    ['2026-03-05', [car({ price: 24_990 })]],
    ['2026-03-05', [car({ price: 23_990 })]],
    ['2026-03-09', [car({ price: null })]],
  )
  const prices = [
    ['2026-03-01', 25_990],
    ['2026-03-05', 23_990],
    ['2026-03-09', null],
  ]
  expect(changed).toEqual({ 7: { ...seen, prices } })
  expect(nights(['2026-03-01', [car()]], ['2026-03-05', [car({ price: 1990 })]], ['2026-03-05', [car()]])).toEqual({
    7: seen,
  })
})

test('a car for hire showed no price but what a week of it costs', () => {
  const hired = car({ subscription_price: 300 })
  const prices = [
    ['2026-03-01', null],
    ['2026-03-02', 20_990],
  ]
  expect(nights(['2026-03-01', [hired]], ['2026-03-02', [car({ price: 20_990 })]])).toEqual({ 7: { ...seen, prices } })
  const unhired = { ...dayOf('2026-03-01'), subscriptions: false }
  expect(recordNight(noHistory, { onShow: [hired], readable: [] }, unhired)).toEqual({ 7: seen })
})

test('a car that was sold says when, by the stock or by the night it said so, and keeps its price', () => {
  const sold = car({ status: 'sold', price: null, sold_date: '2026-03-03' })
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', [sold]])).toEqual({ 7: { ...seen, sold: '2026-03-03' } })
  const undated = { ...sold, sold_date: null }
  const gone = nights(['2026-03-01', [car()]], ['2026-03-04', [], [undated]], ['2026-03-06', []])
  expect(gone).toEqual({ 7: { ...seen, sold: '2026-03-04', left: '2026-03-04' } })
})

test('a car that was sold before it was seen says so from that night on, whatever day the stock names', () => {
  const sold = car({ status: 'sold', sold_date: '2026-04-01' })
  expect(nights(['2026-03-01', [sold]])).toEqual({ 7: { ...seen, sold: '2026-03-01' } })
})

test('a car that left takes the day it was sold from none that has its id now', () => {
  const other = car({ vin: 'VIN8', status: 'sold', sold_date: '2026-03-02' })
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', [], [other]])).toEqual({ 7: { ...seen, left: '2026-03-04' } })
})

test('a car that is back is on show again, and was first seen when it was', () => {
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', []], ['2026-03-06', [car()]])).toEqual({ 7: seen })
})

test.each<[string, string, Partial<Car>, boolean]>([
  ['a night later', '2026-03-13', {}, true],
  ['whose sale fell through', '2026-03-20', { price: 24_990 }, true],
  ['30 days later', '2026-04-11', {}, true],
  ['31 days later', '2026-04-12', {}, false],
  ['months later under a new id', '2026-11-26', { id: '70', price: 12_990 }, false],
])('a car that is back %s, on %s, is of one listing or of another', (_, date, facts, isSame) => {
  const back = car(facts)
  const price = [date, back.price] as const
  const fell = back.price === 25_990 ? [] : [price]
  const sold = car({ status: 'sold', price: null, sold_date: '2026-03-02' })
  const same = { ...seen, prices: [...seen.prices, ...fell] }
  const told = nights(['2026-03-01', [car()]], ['2026-03-02', [sold]], ['2026-03-12', []], [date, [back]])
  expect(told).toEqual({ [back.id]: isSame ? same : { ...seen, first: date, prices: [price] } })
  expect(nights(['2026-03-01', [car()]], ['2026-03-12', []], [date, [back]], [date, [back]])).toEqual(told)
})

test('a car whose source gave it another id is known by its VIN', () => {
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', [car({ id: '70' })]])).toEqual({ 70: seen })
})

test.each<[string, string, readonly Car[]]>([
  ['stands beside it', 'VIN7', [car({ vin: null })]],
  ['shares a VIN with it', 'VIN7', [car()]],
  ['had the same zeros for a VIN', '00000000000000000', []],
  ['had the same word for no VIN', 'PENDING', []],
])('a new car is none that %s', (_, vin, stay) => {
  const before = [car({ vin })]
  const arrived = car({ id: '31', vin, price: 45_000 })
  const next = [...stay, arrived]
  const told = nights(['2026-03-01', before], ['2026-03-20', next], ['2026-03-21', [arrived]])
  expect(told[31]).toEqual({ ...seen, vin, first: '2026-03-20', prices: [['2026-03-20', 45_000]] })
  expect(told[7]).toMatchObject({ prices: seen.prices, left: stay.length > 0 ? '2026-03-21' : '2026-03-20' })
})

test('a car that has the id of another keeps no past of it', () => {
  const other = car({ vin: 'VIN8', price: 9990 })
  expect(nights(['2026-03-01', [car()]], ['2026-03-02', [other]])).toEqual({
    7: { vin: 'VIN8', first: '2026-03-02', prices: [['2026-03-02', 9990]], sold: null, left: null },
  })
})

test('pasts follow cars whose ids are the numbers of their rows', () => {
  const [one, two, three] = ['VIN1', 'VIN2', 'VIN3'].map((vin, at) => car({ id: `${at}`, vin, price: 10_000 + at }))
  const after = [two, three].map((each, at) => ({ ...(each as Car), id: `${at}` }))
  const said = nights(['2026-03-01', [one, two, three] as Car[]], ['2026-03-02', after])
  expect(Object.values(said).map(({ vin, prices }) => [vin, prices.length])).toEqual([
    ['VIN2', 1],
    ['VIN3', 1],
  ])
})

test('without VINs a past is that of the make and model that had the id', () => {
  const before = car({ vin: null })
  const other = car({ vin: null, make: 'Subaru', name: 'Subaru Forester', price: 9990 })
  const past = recordNight(noHistory, { onShow: [before], readable: [before] }, dayOf('2026-03-01'))
  const on = (today: Car) =>
    recordNight(past, { onShow: [today], readable: [today] }, dayOf('2026-03-02'), [listedCar(before)])[7]?.prices
  expect(on(other)).toEqual([['2026-03-02', 9990]])
  expect(on({ ...before, price: 9990 })).toHaveLength(2)
})

test.each<[string, Partial<Car>, number]>([
  ['another make', { make: 'Subaru', name: 'Subaru Forester' }, 1],
  ['another year and odometer', { year: 2005, km: 196_998 }, 1],
  ['a corrected year', { year: 2005, km: 85_400 }, 2],
])('a car with the VIN of one that left and %s', (_, facts, prices) => {
  const before = car()
  const now = car({ id: '31', price: 24_990, ...facts })
  const past = recordNight(noHistory, { onShow: [before], readable: [before] }, dayOf('2026-03-01'))
  const said = recordNight(past, { onShow: [now], readable: [now] }, dayOf('2026-03-02'), [listedCar(before)])
  expect(said[31]?.prices).toHaveLength(prices)
})

test('a build for an earlier day takes nothing from what later ones saw', () => {
  const said = nights(
    ['2026-03-01', [car()]],
    ['2026-03-02', [car({ price: 25_490 })]],
    ['2026-03-05', [car({ price: 24_990 })]],
    ['2026-03-03', [car({ price: 1 })]],
  )
  expect(said[7]?.prices).toEqual([
    ['2026-03-01', 25_990],
    ['2026-03-02', 25_490],
    ['2026-03-05', 24_990],
  ])
})

test('a sold car of the stock that is listed again keeps its past to itself', () => {
  const sold = car({ status: 'sold', sold_date: '2026-03-02' })
  const again = car({ id: '31', price: 12_990 })
  const told = nights(['2026-03-01', [car()]], ['2026-03-03', [again], [sold]])
  expect(told).toEqual({
    7: { ...seen, sold: '2026-03-02', left: '2026-03-03' },
    31: { ...seen, first: '2026-03-03', prices: [['2026-03-03', 12_990]] },
  })
})

test('what is remembered has bounds', () => {
  const long = new Date(Date.parse('2026-03-04') + (rememberedDays + 1) * 86_400_000).toISOString().slice(0, 10)
  const last = new Date(Date.parse(long) - 86_400_000).toISOString().slice(0, 10)
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', []], [long, []])).toEqual({})
  expect(nights(['2026-03-01', [car()]], ['2026-03-04', []], [last, []])).toEqual({
    7: { ...seen, left: '2026-03-04' },
  })
  const daily = Array.from({ length: 28 }, (_, at): [string, Car[]] => [
    `2026-03-${String(at + 1).padStart(2, '0')}`,
    [car({ price: 20_000 - at })],
  ])
  const prices = nights(...daily)[7]?.prices ?? []
  expect(nights(...daily.slice(0, 24))[7]?.prices.map(([, price]) => price)).toEqual(
    daily.slice(0, 24).map(([, [{ price } = { price: null }]]) => price),
  )
  expect([prices.length, prices[0], prices.at(-1)]).toEqual([24, ['2026-03-01', 20_000], ['2026-03-28', 19_973]])
  // A price that alternates daily is recorded as a change, but never twice in a row.
  const byTurns = daily.map(([day], at): [string, Car[]] => [day, [car({ price: at % 2 === 0 ? 20_000 : 19_000 })]])
  for (let count = 24; count <= byTurns.length; count++) {
    const amounts = nights(...byTurns.slice(0, count))[7]?.prices.map(([, price]) => price) ?? []
    expect(amounts.filter((price, at) => price === amounts[at - 1])).toEqual([])
  }
})

test('the same nights leave the same file, which says the same when it is read', () => {
  const history = nights(['2026-03-01', [car(), car({ id: '3', vin: null })]], ['2026-03-02', [car()]])
  const text = writeCarHistory(history)
  expect(readCarHistory(text)).toEqual({ content: history })
  expect(writeCarHistory(nights(['2026-03-01', [car({ id: '3', vin: null }), car()]], ['2026-03-02', [car()]]))).toBe(
    text,
  )
})

test.each([
  ['{"version":1,"ca', 'it is not whole JSON'],
  ['{"version":2,"cars":{}}', 'version'],
  ['{"version":1,"cars":{"7":{"vin":null,"first":"2026-02-30","prices":[],"sold":null,"left":null}}}', 'cars.7.first'],
  ['[]', 'version'],
])('a file that says %s is not believed', (text, why) => {
  const read = readCarHistory(text)
  expect('unreadable' in read && read.unreadable).toContain(why)
})
