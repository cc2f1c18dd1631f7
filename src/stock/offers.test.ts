import { describe, expect, it } from 'vitest'
import { readLenders, readMarketPrices, readProcessor } from './offers.ts'

describe('finance offers', () => {
  const offer = {
    interestRate: 7.29,
    comparisonRate: '8.04 %',
    paymentWeek: 112.4,
    paymentMonth: '487.10',
    termMonths: 60,
    deposit: 3000,
    balloon: 0,
    disclaimer: 'Fees apply.',
  }

  it('are read by lender, with the term in months and years (S3.21, S3.22)', () => {
    expect(readLenders({ plenty: offer })).toEqual({
      plenty: { ...offer, comparisonRate: 8.04, paymentMonth: 487.1, termYears: 5 },
    })
  })

  it('take the term in years alone (S3.22)', () => {
    expect(readLenders({ plenty: { termYears: 7 } }).plenty).toMatchObject({ termMonths: 84, termYears: 7 })
  })

  it('leave out what is no offer', () => {
    expect(readLenders({ plenty: 'ask us', other: null })).toEqual({})
    expect(readLenders([offer])).toEqual({})
    expect(readLenders(null)).toEqual({})
  })
})

describe('payment processors', () => {
  it('are read with their deposit (S3.18)', () => {
    const raw = { authorization_type: 'card', authorization_key: 'pk_1', deposit_amount: '$500' }
    expect(readProcessor(raw)).toEqual({ ...raw, deposit_amount: 500 })
  })

  it('may leave their key to the dealership (S3.67)', () => {
    const raw = { authorization_type: 'card', deposit_amount: 500 }
    for (const authorization_key of [undefined, null, '', ' '])
      expect(readProcessor({ ...raw, authorization_key })).toEqual({ ...raw, authorization_key: '' })
  })

  it('never carry a secret key (S3.18)', () => {
    expect(readProcessor({ authorization_type: 'card', authorization_key: 'sk_1', deposit_amount: 500 })).toBeNull()
  })
})

it('market averages may each be missing (S3.20)', () => {
  const both = { state_average_market_price: 20500, average_market_price: 19800 }
  expect(readMarketPrices(both)).toEqual(both)
  expect(readMarketPrices({ state_average_market_price: 20500 })).toEqual({ ...both, average_market_price: null })
  expect(readMarketPrices({ state_average_market_price: null, average_market_price: 19931.4 })).toEqual({
    state_average_market_price: null,
    average_market_price: 19931,
  })
  expect(readMarketPrices('none')).toBeNull()
})
