import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { didYouMean, editDistance, nearest } from './nearest.ts'

describe('editDistance', () => {
  test.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['acepts', 'accepts', 1],
    ['loclae', 'locale', 1],
    ['header', 'footer', 4],
  ])('%s to %s is %d', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits)
  })

  it('is the same both ways', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8 }),
        fc.string({ maxLength: 8 }),
        (a, b) => editDistance(a, b) === editDistance(b, a),
      ),
      { seed: 1 },
    )
  })
})

describe('did you mean (S3.75)', () => {
  const known = ['variant', 'mega_menu', 'dropdown_trigger', 'mobile_nav', 'id', 'saturday', 'sunday']
  test.each([
    ['varient', 'variant'],
    ['megaMenu', 'mega_menu'],
    ['mega-menu', 'mega_menu'],
    ['MEGA_MENU', 'mega_menu'],
    ['dropdown_triger', 'dropdown_trigger'],
    ['sat', 'saturday'],
    ['mobile', 'mobile_nav'],
    ['webshop', null],
    ['xy', null],
    ['', null],
  ])('%s: %s', (word, name) => {
    expect(nearest(word, known)).toBe(name)
  })

  it('says so, or nothing', () => {
    expect(didYouMean('varient', known)).toBe('; did you mean "variant"?')
    expect(didYouMean('webshop', known)).toBe('')
    expect(didYouMean('x', [])).toBe('')
  })
})
