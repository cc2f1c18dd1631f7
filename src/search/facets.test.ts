import { describe, expect, it, test } from 'vitest'
import { facets, isListAttribute, isNumberAttribute, isRangeAttribute, rangeAttributes } from './facets.ts'
import { countedFacets, quickFacets, shownFacets } from './shown-facets.ts'

describe('the facets', () => {
  test.each(['shown', 'quick'] as const)('have a place of their own among those %s', (place) => {
    const places = Object.values(facets).flatMap((facet) => facet[place] ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at + 1))
  })

  it('stand in the order of their places', () => {
    expect(shownFacets.slice(0, 8)).toEqual([
      'car_type',
      'make',
      'model',
      'price',
      'weekly_price',
      'monthly_price',
      'year',
      'km',
    ])
    expect(quickFacets).toEqual(['car_type', 'make', 'model', 'price', 'body', 'year', 'km', 'fuel'])
  })

  it('are counted where they are shown, and what says how many can be bought', () => {
    expect([...countedFacets].sort()).toEqual([...shownFacets, 'status', 'reserved'].sort())
  })

  it('have ranges that addresses name in one order', () => {
    expect(rangeAttributes).toEqual(['price', 'km', 'year', 'weekly_price', 'monthly_price'])
  })

  test.each([
    ['a range', 'price', [false, true, true]],
    ['ticked numbers', 'seats', [true, false, true]],
    ['ticked words', 'make', [true, false, false]],
    ['a rule that is a number', 'custom_rank', [false, false, true]],
    ['a rule that is a word', 'reserved', [false, false, false]],
    ['what every object has', 'constructor', [false, false, false]],
  ])('know %s: %s', (_reason, name, expected) => {
    expect([isListAttribute(name), isRangeAttribute(name), isNumberAttribute(name)]).toEqual(expected)
  })
})
