import { describe, expect, test } from 'vitest'
import { marketSaving } from './market-price.ts'

const market = (state: number | null, national: number | null = null) => ({
  state_average_market_price: state,
  average_market_price: national,
})

describe('below the market price', () => {
  test.each([
    ['a thousand under (S1.20)', 25000, market(26000), true],
    ['500 under the state (S4.23, S9.3)', 25500, market(26000), true],
    ['499 under (S4.23, S9.3)', 25501, market(26000), false],
    ['499.40 under: the difference is below -499 (S9.3)', 25501, market(26000.4), true],
    ['the same as the state (S4.25)', 26000, market(26000), false],
    ['above the state, far below the nation (S4.25)', 26500, market(26000, 40000), false],
    ['the nation where the state is silent (S4.24)', 25500, market(null, 26000), true],
    ['a state average of 0 is silence', 25500, market(0, 26000), true],
    ['a negative average is silence too', 25500, market(-26000, 26000), true],
    ['no averages', 25500, market(null), false],
    ['no valuation', 25500, null, false],
    ['no price', null, market(26000), false],
    ['a placeholder price is no bargain', 1, market(26000), false],
  ])('%s', (_reason, price, autograb_data, isBelow) => {
    expect(marketSaving({ price, autograb_data }) !== null).toBe(isBelow)
  })
})

describe('how far below', () => {
  test.each([
    ['in whole dollars, never more than it is', 25000, market(26000.9), 1000],
    ['nothing when it is not clearly under', 25600, market(26000), null],
    ['nothing without a price', null, market(26000), null],
  ])('%s', (_reason, price, autograb_data, saving) => {
    expect(marketSaving({ price, autograb_data })).toBe(saving)
  })

  test('nothing of a price that nobody sees', () => {
    expect(marketSaving({ price: 25_000, for_hire: true, autograb_data: market(26_000) })).toBeNull()
  })
})
