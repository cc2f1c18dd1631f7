import { describe, expect, it, test } from 'vitest'
import { sampleParts } from '#forms/definitions/sample-parts.ts'
import { tradeInForm } from '#forms/definitions/trade-in.ts'
import { foundValues, nothingFound } from './found-values.ts'
import { lookUpWords } from './look-up-words.ts'

const vehicle = { year: '2019', make: 'Norda', model: 'Tern', badge: 'XR', km: '85000', colour: 'Red' }

describe('what a look-up puts into the form (S3.102)', () => {
  it('is every fact it states, under the names of the fields, and the offer in whole dollars', () => {
    expect(foundValues({ kind: 'found', vehicle, offer: 18500.4 })).toEqual({
      rego_lookup: 'found',
      offer_price: '18500',
      vehicle_description: '2019 Norda Tern XR',
      make: 'Norda',
      model: 'Tern',
      year: '2019',
      badge: 'XR',
      colour: 'Red',
      odometer: '85000',
    })
  })

  it('names the car as the register does, where it does', () => {
    const titled = { ...vehicle, title: '2019 Norda Tern XR Auto' }
    expect(foundValues({ kind: 'found-without-offer', vehicle: titled })).toMatchObject({
      vehicle_description: '2019 Norda Tern XR Auto',
      offer_price: '',
    })
  })

  test.each(['not-found', 'busy', 'down'] as const)('is nothing but the ending when it is %s (S8.17)', (kind) => {
    expect(foundValues({ kind })).toEqual({ rego_lookup: kind })
  })

  it('never touches the plate, and all of it can be taken back, with what was typed of the car', () => {
    const found = Object.keys(foundValues({ kind: 'found', vehicle: { ...vehicle, vin: 'V', title: 'T' }, offer: 1 }))
    const plates = { label: 'Rego', states: ['NSW'], hasLookUp: true }
    const parts = { ...sampleParts, financeTerms: false, dealerships: [], steps: {}, plates }
    const nothing = nothingFound(tradeInForm('trade_in', parts).fields)
    expect(found).not.toContain('rego')
    expect(Object.keys(nothing).toSorted()).toEqual([...found, 'transmission'].toSorted())
    expect(new Set(Object.values(nothing))).toEqual(new Set(['']))
  })
})

test.each([
  ['found', true, false],
  ['found-without-offer', true, false],
  ['not-found', false, false],
  ['busy', false, true],
  ['down', false, true],
])('%s has words of its own (S8.17)', (end, isGood, mayTryAgain) => {
  expect(lookUpWords(end, '2019 Norda Tern')).toMatchObject({ isGood, mayTryAgain })
})

test('every ending reads differently, and none is said before there is one', () => {
  const texts = ['found', 'found-without-offer', 'not-found', 'busy', 'down'].map((end) => lookUpWords(end, '')?.text)
  expect(new Set(texts).size).toBe(5)
  expect(lookUpWords('not-found', '')?.text).toBe(
    'We could not find that registration. Please enter your vehicle details.',
  )
  expect([lookUpWords('', ''), lookUpWords('manual', '')]).toEqual([null, null])
})
