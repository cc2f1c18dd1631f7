import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { yearPrices } from './year-prices.ts'

const of = (year: number | null, price: number) => sampleCar({ year, price })
const each = (...years: readonly number[]) => years.map((year) => of(year, year * 10))

test.each([
  [
    'by year, the latest first, from the lowest price of each',
    [of(2024, 43_490), of(2026, 62_990), of(2026, 55_990)],
    ['2026 from $55,990 (2) range[year]=2026:2026', '2024 from $43,490 (1) range[year]=2024:2024'],
  ],
  [
    'without a price where a year shows none',
    [of(2024, 43_490), of(2024, 45_990), of(2026, 1)],
    ['2026 (1) range[year]=2026:2026', '2024 from $43,490 (2) range[year]=2024:2024'],
  ],
  [
    'with the older ones in one',
    each(2023, 2020, 2012, 2026, 2025, 2024),
    [
      '2026 from $20,260 (1) range[year]=2026:2026',
      '2025 from $20,250 (1) range[year]=2025:2025',
      '2024 from $20,240 (1) range[year]=2024:2024',
      '2023 from $20,230 (1) range[year]=2023:2023',
      '2020 and older from $20,120 (2) range[year]=:2020',
    ],
  ],
  [
    'with the only older one by itself',
    each(2026, 2025, 2024, 2023, 2020),
    [
      '2026 from $20,260 (1) range[year]=2026:2026',
      '2025 from $20,250 (1) range[year]=2025:2025',
      '2024 from $20,240 (1) range[year]=2024:2024',
      '2023 from $20,230 (1) range[year]=2023:2023',
      '2020 from $20,200 (1) range[year]=2020:2020',
    ],
  ],
  ['not of two cars', each(2026, 2024), []],
  ['not of one year', each(2026, 2026, 2026), []],
  ['not where no price is shown', [of(2026, 1), of(2025, 1), of(2024, 1)], []],
  ['not by a year that nobody says', [of(null, 20_000), of(2024, 20_000), of(2024, 21_000)], []],
])('a model is priced %s', (_how, cars, said) => {
  const links = yearPrices(cars, '/search/norda/tern', sampleSite())
  expect(links.map(({ name, url, note }) => `${name} (${note}) ${url.replace('/search/norda/tern?', '')}`)).toEqual(
    said,
  )
})
