import { describe, expect, it, test } from 'vitest'
import type { Locale, LocalePolicy } from '#domain/text/locale.ts'
import { keyLines, type SpecifiedCar, specificationOf } from './specification.ts'

const localeOf = (locale: Locale): LocalePolicy => ({ locale, currency: 'AUD', timeZone: 'Australia/Sydney' })

const nothing: SpecifiedCar = {
  year: null,
  make: 'Norda',
  model: 'Tern',
  series: null,
  body: null,
  simple_body: null,
  km: null,
  car_type: 'used',
  item_type: 'cars',
  transmission: null,
  simple_transmission: null,
  drive: null,
  simple_drive: null,
  fuel: null,
  simple_fuel: null,
  engine: null,
  fuel_use: null,
  range_km: null,
  battery_kwh: null,
  registered_until: null,
  colour: null,
  seats: null,
  doors: null,
  stocknum: null,
  vin: null,
}
const table = (car: Partial<SpecifiedCar>, locale: Locale = 'en-AU', variant = '') =>
  specificationOf({ ...nothing, ...car }, variant, localeOf(locale)).map(({ term, detail }) => `${term}: ${detail}`)

describe('the specification table', () => {
  it('has a line for every fact, in a fixed order', () => {
    const car: Partial<SpecifiedCar> = {
      ...{ year: 2021, series: 'N80', body: 'Dual Cab Ute', simple_body: 'Ute', km: 85000 },
      ...{ transmission: '6 Speed Automatic', drive: '4WD', fuel: 'Diesel', engine: '2.8L 4 cyl', colour: 'White' },
      ...{ seats: 5, doors: 4, stocknum: 'U1234', vin: 'JT000000000000001' },
    }
    expect(table(car, 'en-AU', 'SR5 (4x4)')).toEqual([
      'Condition: Used',
      'Year: 2021',
      'Make: Norda',
      'Model: Tern',
      'Variant: SR5 (4x4)',
      'Series: N80',
      'Odometer: 85,000 km',
      'Body: Dual Cab Ute',
      'Transmission: 6 Speed Automatic',
      'Fuel: Diesel',
      'Drive: 4WD',
      'Engine: 2.8L 4 cyl',
      'Colour: White',
      'Seats: 5',
      'Doors: 4',
      'Stock number: U1234',
      'VIN: JT000000000000001',
    ])
  })

  test.each<[reason: string, locale: Locale, lines: string[]]>([
    ['litres and days in Australia', 'en-AU', ['Fuel use: 6.8 L/100 km', 'Registered until: 14 March 2027']],
    ['miles per gallon in the US', 'en-US', ['Fuel economy: 6.8 mpg', 'Registered until: March 14, 2027']],
  ])('tells what the car costs to run: %s', (_reason, locale, lines) => {
    const said = table({ fuel_use: 6.8, registered_until: '2027-03-14' }, locale)
    expect(said).toEqual(expect.arrayContaining(lines))
  })

  test.each<[reason: string, locale: Locale, lines: string[]]>([
    ['kilometres in Australia', 'en-AU', ['Range: 480 km', 'Battery: 64.8 kWh']],
    ['miles in the US', 'en-US', ['Range: 480 mi', 'Battery: 64.8 kWh']],
  ])('tells how far an electric car drives: %s', (_reason, locale, lines) => {
    expect(table({ range_km: 480, battery_kwh: 64.8 }, locale)).toEqual(expect.arrayContaining(lines))
  })

  test.each<[Locale, string]>([
    ['en-AU', 'Variant: SR5'],
    ['en-NZ', 'Variant: SR5'],
    ['en-US', 'Trim: SR5'],
  ])('calls a version of a model by the word of %s', (locale, line) => {
    expect(table({}, locale, 'SR5')).toContain(line)
  })

  it('leaves out what nobody stated', () => {
    expect(table({})).toEqual(['Condition: Used', 'Make: Norda', 'Model: Tern'])
  })

  test.each<[reason: string, locale: Locale, lines: string[]]>([
    ['kilometres and colour in Australia', 'en-AU', ['Odometer: 85,000 km', 'Colour: White']],
    ['kilometres and colour in New Zealand', 'en-NZ', ['Odometer: 85,000 km', 'Colour: White']],
    ['miles and color in the US', 'en-US', ['Odometer: 85,000 mi', 'Color: White']],
  ])('reads %s (S1.52, S1.53)', (_reason, locale, lines) => {
    expect(table({ km: 85000, colour: 'White' }, locale)).toEqual(expect.arrayContaining(lines))
  })

  test.each<[reason: string, car: Partial<SpecifiedCar>, line: string]>([
    ['a motorcycle has no doors', { item_type: 'motorcycles', doors: 4 }, 'Doors: 4'],
    ['no seats is not 0 seats', { seats: 0 }, 'Seats: 0'],
  ])('%s', (_reason, car, line) => {
    expect(table(car)).not.toContain(line)
  })

  it('shows an odometer at 0, as new cars have', () => {
    expect(table({ km: 0, car_type: 'new' })).toContain('Odometer: 0 km')
  })
})

describe('the first row', () => {
  const keys = (car: Partial<SpecifiedCar>) =>
    keyLines(specificationOf({ ...nothing, ...car }, '', localeOf('en-AU'))).map(({ term }) => term)

  it('has what shoppers ask first, six at most', () => {
    const known = {
      year: 2021,
      km: 85000,
      transmission: 'Manual',
      drive: '4WD',
      fuel: 'Diesel',
      engine: '2.8L',
      seats: 5,
    }
    expect(keys(known)).toEqual(['Odometer', 'Year', 'Transmission', 'Fuel', 'Engine', 'Drive'])
    const running = ['Fuel use', 'Registered until']
    expect(keys({ ...known, fuel_use: 6.8, registered_until: '2027-03-14' }).slice(4)).toEqual(running)
  })

  it('leaves out what nobody stated', () => {
    expect(keys({ seats: 5, km: 12 })).toEqual(['Odometer', 'Seats'])
  })
})
