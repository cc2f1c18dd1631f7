import { describe, expect, it, test } from 'vitest'
import type { CarFreedom } from '#api/reservable-cars.ts'
import type { PaymentOrder } from '#domain/payment/provider.ts'
import { fakeProps } from '../form/fake-form.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { type CheckoutDependencies, createCheckoutStore } from './checkout-store.ts'
import type { PaymentReport } from './payment-report.ts'
import type { KeptReservation } from './reservation.ts'

const deposit: NonNullable<CheckoutProps['deposit']> = {
  amount: 500,
  text: '$500',
  key: 'pk_north',
  currency: 'AUD',
  provider: { kind: 'hosted', page: 'https://pay.example/', names: {}, unit: 'dollars' },
}

const props: CheckoutProps = {
  enquiry: fakeProps,
  car: { id: '7', title: '2021 Norda Tern', href: '/cars/tern-7' },
  path: '/reserve/tern-7',
  dealer: 'North Cars',
  deposit,
}

const sent = { id: 99, lead: { submission_key: 'k'.repeat(20) } }

function open({
  freedom = 'free' as CarFreedom,
  search = '',
  kept = null as KeptReservation | null,
  changes = {},
} = {}) {
  const orders: PaymentOrder[] = []
  const reports: PaymentReport[] = []
  const state = { kept, address: search }
  const dependencies: CheckoutDependencies = {
    leaveFor: (_, order) => void orders.push(order),
    address: () => ({ origin: 'https://north.example', search: state.address }),
    replaceAddress: () => Object.assign(state, { address: '' }),
    askAfterCar: async () => freedom,
    kept: () => state.kept,
    keep: (kept) => Object.assign(state, { kept }),
    report: async (report) => void reports.push(report),
    onReturn: () => () => undefined,
  }
  const store = createCheckoutStore({ ...props, ...changes }, dependencies)
  store.start()
  return { store, orders, reports, state, at: () => store.$state.get().at }
}

describe('the checkout of a car', () => {
  it('asks for the deposit once the lead is kept, and leaves for the provider once, however often it is clicked', async () => {
    const { store, orders, at, state } = open()
    store.leadSent(sent)
    await Promise.all([store.pay(), store.pay(), store.pay()])
    expect(at()).toBe('paying')
    expect(orders).toEqual([
      {
        key: 'pk_north',
        amount: 500,
        currency: 'AUD',
        reference: '7-99',
        description: '2021 Norda Tern',
        page: 'https://north.example/reserve/tern-7',
      },
    ])
    expect(state.kept).toMatchObject({ carId: '7', id: 99, state: 'paying' })
  })

  it('ends with the lead where the dealer arranges the deposit', () => {
    const { store, at } = open({ changes: { deposit: null } })
    store.leadSent(sent)
    expect([at(), store.order()]).toEqual(['arranged', null])
  })

  it('lets nobody pay for a car that somebody else took', async () => {
    const { store, orders, at } = open({ freedom: 'gone' })
    store.leadSent(sent)
    await store.pay()
    expect([at(), orders]).toEqual(['gone', []])
  })

  it('pays where nobody can say whether the car is still there: the dealer will tell', async () => {
    const { store, at } = open({ freedom: 'unknown' })
    store.leadSent(sent)
    await store.pay()
    expect(at()).toBe('paying')
  })
})

describe('a shopper who comes back from the payment page', () => {
  const kept: KeptReservation = { carId: '7', state: 'paying', id: 99, lead: sent.lead }

  test.each([
    ['paid', 'done'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('%s: sees it, and the dealer is told once', (outcome, state) => {
    const { store, at, reports } = open({ kept, search: `?payment=${outcome}` })
    store.ended(outcome)
    expect(at()).toBe(state)
    expect(reports.map((report) => [report.outcome, report.reference])).toEqual([[outcome, '7-99']])
  })

  it('and was not waited for is warned, and nothing is reported', () => {
    const { store, reports } = open({ search: '?payment=paid' })
    expect([store.$state.get(), reports]).toEqual([{ at: 'details', reference: null, isStray: true }, []])
  })
})
