import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namedDealers, namedReleases } from './named-dealers.ts'
import { UsageError } from './usage-error.ts'

const known = ['alpha-yard', 'beta']
const out = resolve('some/dist')

describe('dealers that are named', () => {
  test.each([
    ['all where none is', [], known],
    ['each once, in their order', ['beta', 'alpha-yard', 'beta'], ['beta', 'alpha-yard']],
  ])('are %s', (_what, asked, expected) => {
    expect(namedDealers(asked, known)).toEqual(expected)
    expect(namedReleases(asked, known, out)).toEqual(expected)
  })

  test.each([
    [
      ['alpha-yrad', 'beta'],
      'There is no dealer alpha-yrad; did you mean "alpha-yard"? Dealers: alpha-yard, beta.',
      'There is no release of alpha-yrad in some/dist; did you mean "alpha-yard"? Dealers there: alpha-yard, beta.',
    ],
    [
      ['dealers/beta/'],
      'There is no dealer dealers/beta/; did you mean "beta"? Dealers: alpha-yard, beta.',
      'There is no release of dealers/beta/ in some/dist; did you mean "beta"? Dealers there: alpha-yard, beta.',
    ],
    [
      ['nosuch'],
      'There is no dealer nosuch. Dealers: alpha-yard, beta.',
      'There is no release of nosuch in some/dist. Dealers there: alpha-yard, beta.',
    ],
    [
      ['betta', 'nosuch', 'nosuch'],
      'There is no dealer betta; did you mean "beta"? There is no dealer nosuch. Dealers: alpha-yard, beta.',
      'There is no release of betta in some/dist; did you mean "beta"? There is no release of nosuch in some/dist. Dealers there: alpha-yard, beta.',
    ],
  ])('%j are a wrong call', (asked, noDealer, noRelease) => {
    expect(() => namedDealers(asked, known)).toThrow(new UsageError(noDealer))
    expect(() => namedReleases(asked, known, out)).toThrow(new UsageError(noRelease))
  })

  test('there may be nobody to list', () => {
    expect(() => namedDealers(['beta'], [])).toThrow(new UsageError('There is no dealer beta. Dealers: none.'))
  })
})
