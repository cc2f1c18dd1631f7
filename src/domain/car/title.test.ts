import { describe, expect, test } from 'vitest'
import { carPlace, carSubtitle, carTitle } from './title.ts'

const unknown = { city: null, state: null, location_name: null, dealership_name: null }

describe('what a car is called', () => {
  test.each([
    ['year, make and model', { year: 2021, make: 'Toyota', model: 'Hilux', name: 'x' }, '2021 Toyota Hilux'],
    ['no year', { year: null, make: 'Toyota', model: 'Hilux', name: 'x' }, 'Toyota Hilux'],
    ['no model', { year: 2021, make: 'Toyota', model: '', name: 'x' }, '2021 Toyota'],
    ['a model that says its make', { year: 2021, make: 'Norda', model: 'Norda6', name: 'x' }, '2021 Norda6'],
    ['its name alone', { year: 2021, make: '', model: '', name: 'Box trailer' }, 'Box trailer'],
  ])('%s', (_reason, car, title) => {
    expect(carTitle(car)).toBe(title)
  })

  test.each([
    ['SR5 (4x4)', 'SR5 (4x4)'],
    [' GX ', 'GX'],
    ['(No Badge)', ''],
    ['no badge', ''],
    ['', ''],
    [null, ''],
  ])('the variant of %j', (badge, subtitle) => {
    expect(carSubtitle({ badge })).toBe(subtitle)
  })
})

describe('where a car stands', () => {
  test.each([
    ['suburb and state (S3.16)', { ...unknown, city: 'Sydney', state: 'NSW', location_name: 'North' }, 'Sydney, NSW'],
    ['suburb alone', { ...unknown, city: 'Sydney' }, 'Sydney'],
    ['the location says more than the state', { ...unknown, state: 'NSW', location_name: 'North' }, 'North'],
    ['the dealership', { ...unknown, dealership_name: 'North Cars' }, 'North Cars'],
    ['the state, rather than nothing', { ...unknown, state: 'NSW' }, 'NSW'],
    ['nowhere', unknown, ''],
  ])('%s', (_reason, car, place) => {
    expect(carPlace(car)).toBe(place)
  })
})
