import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { paintsOf } from './paints.ts'

const painted = (colour: string, picture: string | null = null) =>
  sampleCar({ colour, primary_image_url: picture && `/pictures/${picture}`, images: [] })
const of = (cars: readonly Car[], head: string | null = null) => paintsOf(cars, { path: '/x', head }, sampleSite())
const many = ['Glacier White', 'Polar White', 'Polymetal', 'Ember Red', 'White', 'Gunmetal'].map((each) =>
  painted(each),
)

it('names families of paint, the most usual first, each the way to all its names', () => {
  const paints = of(many)
  expect(paints.map(({ text, count, colour }) => [text, count, colour])).toEqual([
    ['See 3 in White', '3', '#f4f4f2'],
    ['See the one in Grey', '1', '#6f757b'],
    ['See the one in Polymetal', '1', null],
    ['See the one in Red', '1', '#b3202a'],
  ])
  expect(paints[0]?.href).toBe(
    '/x?refinementList[colour][0]=Glacier%20White&refinementList[colour][1]=Polar%20White&refinementList[colour][2]=White',
  )
})

it('begins with the paint that the head of the page shows', () => {
  const cars = [...many, painted('Deep Blue', 'tern-blue'), painted('White', 'tern-white')]
  const names = (head: string) => of(cars, `/pictures/${head}-960.webp`).map(({ name }) => name)
  expect(names('tern-blue').slice(0, 2)).toEqual(['Blue', 'White'])
  expect(names('tern-white')[0]).toBe('White')
  expect(names('ibis')[0]).toBe('White')
})

it('names those of three cars that one can see', () => {
  expect(of(['White', 'Red', 'Blue'].map((each) => painted(each, each))).map(({ name }) => name)).toEqual([
    'Blue',
    'Red',
    'White',
  ])
})

it.each<[string, readonly Car[]]>([
  ['of one paint', [1, 2, 3, 4].map(() => painted('White'))],
  ['of so few cars that each is shown', ['White', 'Red'].map((each) => painted(each, each))],
  ['of few cars that nobody photographed', ['White', 'Red', 'Blue'].map((each) => painted(each))],
  ['of few cars of which one is pictured', ['White', 'Red', 'Blue'].map((each, at) => painted(each, at ? null : each))],
])('names none %s', (_what, cars) => {
  expect(of(cars)).toEqual([])
})
