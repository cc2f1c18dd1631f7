import { describe, expect, test } from 'vitest'
import { brandLogo } from './brand-logo.ts'

describe('the picture of a make (S3.45)', () => {
  const catalogue = [
    { name: 'NORDA', logo_url: '/makes/norda.svg' },
    { name: 'Sudra', logo_url: null },
  ]

  test.each([
    ['the catalogue’s logo, however its name is spelled', 'Norda', '/makes/norda.svg'],
    ['its name alone where the catalogue has none', 'Sudra', null],
    ['its name alone for a make nobody lists', 'Vesta', null],
  ])('is %s', (_reason, make, logo) => {
    expect(brandLogo(make, catalogue)).toBe(logo)
  })
})
