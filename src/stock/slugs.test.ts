import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Named, slugsFor } from './slugs.ts'

const car = (id: string, slug: string, name = 'A car'): Named => ({ id, slug, name })

describe('slugs of a stock (S3.1)', () => {
  test.each<[string, Named[], string[]]>([
    ['the source decides', [car('1', 'hilux-1')], ['hilux-1']],
    ['an empty slug is made from the name', [car('1', '', '2021 Hilux')], ['2021-hilux']],
    ['with neither there is the word car', [car('1', '..', '汽车')], ['car']],
    ['of two the older id keeps it', [car('12', 'hilux'), car('9', 'hilux')], ['hilux-12', 'hilux']],
    [
      'a slug of its own is never taken away',
      [car('2', 'hilux'), car('3', 'hilux'), car('4', 'hilux-3')],
      ['hilux', 'hilux-3-2', 'hilux-3'],
    ],
    ['a way out of the folder is none', [car('6', '../../etc/passwd')], ['etc-passwd']],
    [
      'of a very long one the number at its end stays',
      [car('7', `${'hilux-'.repeat(30)}1000012`)],
      [`${'hilux-'.repeat(18)}1000012`],
    ],
    [
      'a long one as real sources write it stays whole',
      [car('8', `${'h'.repeat(109)}-1000012`)],
      [`${'h'.repeat(109)}-1000012`],
    ],
    ['pages of the site keep their addresses', [car('5', 'trade-in')], ['trade-in-5']],
  ])('%s', (_, cars, slugs) => {
    expect(slugsFor(cars)).toEqual(slugs)
  })

  test.each<[string, Named[], [string, string][], string[]]>([
    ['a car keeps the address it has', [car('9', 'hilux')], [['hilux', '9']], ['hilux']],
    ['one that left keeps its own', [car('9', 'hilux')], [['hilux', '5']], ['hilux-9']],
    [
      'an arrival with a lower id does not move a car',
      [car('3', 'hilux'), car('9', 'hilux')],
      [['hilux', '9']],
      ['hilux-3', 'hilux'],
    ],
    ['nobody moves up when the bare one is free again', [car('9', 'hilux')], [['hilux-9', '9']], ['hilux-9']],
    [
      'nor takes what was made for another',
      [car('9', 'hilux'), car('11', 'hilux-9')],
      [['hilux-9', '9']],
      ['hilux-9', 'hilux-9-11'],
    ],
    ['a source that names its car anew is followed', [car('9', 'ranger')], [['hilux-9', '9']], ['ranger']],
    [
      'the id behind it may be held too',
      [car('9', 'hilux')],
      [
        ['hilux', '5'],
        ['hilux-9', '6'],
      ],
      ['hilux-9-2'],
    ],
  ])('where addresses are held, %s', (_, cars, held, slugs) => {
    expect(slugsFor(cars, new Map(held))).toEqual(slugs)
  })

  const names = fc.oneof(fc.constantFrom('Hilux', 'hilux', 'Hilux-1', 'Ä', '..', '/', '', 'x'.repeat(300)), fc.string())
  const stock = fc.uniqueArray(
    fc.record({ id: fc.oneof(fc.nat({ max: 40 }).map(String), fc.string()), slug: names, name: names }),
    {
      selector: ({ id }) => id,
      maxLength: 40,
    },
  )

  it('are safe and unlike each other, whatever the stock', () => {
    fc.assert(
      fc.property(stock, (cars) => {
        const slugs = slugsFor(cars)
        expect(new Set(slugs).size).toBe(cars.length)
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      }),
      { seed: 1 },
    )
  })

  it('are never one that is held for another car, and stay from night to night', () => {
    const held = fc.array(
      fc.tuple(fc.constantFrom<string[]>('hilux', 'hilux-1', 'a', 'car'), fc.nat({ max: 40 }).map(String)),
    )
    fc.assert(
      fc.property(stock, held, (cars, pairs) => {
        const owners = new Map(pairs)
        const slugs = slugsFor(cars, owners)
        expect(new Set(slugs).size).toBe(cars.length)
        for (const [at, slug] of slugs.entries()) expect(owners.get(slug) ?? cars[at]?.id).toBe(cars[at]?.id)
        expect(slugsFor(cars, new Map(slugs.map((slug, at) => [slug, cars[at]?.id ?? ''])))).toEqual(slugs)
      }),
      { seed: 1 },
    )
  })

  it('do not depend on the order of the snapshot', () => {
    fc.assert(
      fc.property(stock, (cars) => {
        const forwards = slugsFor(cars)
        expect([...slugsFor([...cars].reverse())].reverse()).toEqual(forwards)
      }),
      { seed: 1 },
    )
  })

  it('stay when a newer car arrives, as long as it brings no slug of its own that another made up', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('hilux', 'ranger', ''), { minLength: 1, maxLength: 20 }), (list) => {
        const cars = list.map((slug, at) => car(String(at + 1), slug))
        expect(slugsFor(cars).slice(0, -1)).toEqual(slugsFor(cars.slice(0, -1)))
      }),
      { seed: 1 },
    )
  })
})
