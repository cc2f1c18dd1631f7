import { afterEach, expect, it, vi } from 'vitest'
import type { CarSummary } from '#domain/car/summary.ts'
import { applyCarChanges, fetchCarChanges } from './car-changes.ts'

const card = {
  ...{
    slug: 'hilux-7',
    badge: null,
    saving: '$900',
    weekly: { repayment: '$99 a week', rates: 'comparison rate 8.00% p.a.', basis: '' },
  },
  price: { kind: 'price', text: '$25,990', amount: 25_990, was: null, save: 'Save $900', terms: 'Drive Away' },
} as unknown as CarSummary
const cars = { 'hilux-7': { id: '7' } }

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is as it was built where the day brought nothing', () => {
  expect(applyCarChanges(card, {})).toEqual(card)
  expect(applyCarChanges(card, cars)).toEqual(card)
})

it('is sold where it was, or is gone', () => {
  for (const state of ['sold', 'gone'] as const)
    expect(applyCarChanges(card, { 'hilux-7': { id: '7', state, said: 'Sold!' } })).toEqual({
      ...{ ...card, badge: { kind: 'sold', text: 'Sold!' }, saving: null, weekly: null },
    })
})

it('has its new price, and nothing that was worked out from another', () => {
  const today = { id: '7', price: '$24,990', was: 'Was $25,990, now:', terms: 'Excl.' } as const
  const held = { ...today, state: 'reserved', said: 'On hold' } as const
  expect(applyCarChanges(card, { 'hilux-7': held })).toEqual({
    ...{ ...card, badge: { kind: 'reserved', text: 'On hold' }, saving: null, weekly: null },
    price: { kind: 'price', text: '$24,990', amount: null, was: 'Was $25,990, now:', terms: 'Excl.' },
  })
})

it('asks nobody on sites whose pages do not ask, and takes silence for nothing', async () => {
  const get = vi.fn(async () => Response.json({ checked: '', cars }))
  expect(await fetchCarChanges(get)).toEqual({})
  expect(get).not.toHaveBeenCalled()
  vi.stubGlobal('document', { documentElement: { dataset: { betweenNights: 'true' } } })
  expect(await fetchCarChanges(get)).toEqual(cars)
  expect(await fetchCarChanges(async () => Response.error())).toEqual({})
})
