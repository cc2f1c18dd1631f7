import { describe, expect, test } from 'vitest'
import { brandLogo, brandPath, brandsOf } from './brands.ts'

const cars = (...makes: string[]) => makes.map((make) => ({ make }))

test.each([
  ['by name', cars('Norda', 'Alba'), ['Alba', 'Norda']],
  ['once, however it is spelled', cars('Norda', 'NORDA', 'norda '), ['Norda']],
  ['not without a letter to name it by', cars('—', ''), []],
])('brands of a stock: %s (S2.61)', (_reason, stock, expected) => {
  expect(brandsOf(stock)).toEqual(expected)
})

test('every brand has its own address (S2.61)', () => {
  expect(brandPath('Land Rover')).toBe('/brands/land-rover')
})

describe('the picture of a make (S3.45)', () => {
  const catalogue = [
    { name: 'NORDA', logo_url: '/makes/norda.svg' },
    { name: 'Sudra', logo_url: null },
  ]
  const sister = { name: 'Sudra Bay', logo: '/dealer/sudra.svg' }

  test.each([
    ['the catalogue’s logo', 'Norda', undefined, { src: '/makes/norda.svg', alt: 'NORDA' }],
    ['before that of the group’s own site', 'Norda', sister, { src: '/makes/norda.svg', alt: 'NORDA' }],
    ['the group’s site where the catalogue has none', 'Sudra', sister, { src: '/dealer/sudra.svg', alt: 'Sudra Bay' }],
    ['its name alone where nobody has one', 'Sudra', undefined, null],
    ['its name alone for a make nobody lists', 'Vesta', { name: 'Vesta', logo: null }, null],
  ])('is %s', (_reason, make, own, logo) => {
    expect(brandLogo(make, catalogue, own)).toEqual(logo)
  })
})
