import { atom } from 'nanostores'
import { describe, expect, it, test } from 'vitest'
import type { CarAvailability } from '#api/reservable-cars.ts'
import type { StockStatus } from '#api/stock-status.ts'
import type { PaymentOrder } from '#domain/payment/provider.ts'
import { fakeProps } from '../form/fake-form.ts'
import type { Delivery } from '../lead/outbox.ts'
import { fakeSiteStorage, storageEvent } from '../storage/fake-storage.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { createCheckoutStore } from './checkout-store.ts'
import { paidCars } from './paid-car.ts'
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
  place: 'North, 1 High St',
  visit: '/contact-us?car_id=7',
  browse: '/search/used-cars',
  heldFor: '7 days',
  deposit,
}

const sent = { id: 99, lead: { website_slug: 'north', submission_key: 'k'.repeat(20) } }

function open({
  freedom = 'free' as CarAvailability,
  search = '',
  kept = null as KeptReservation | null,
  changes = {},
  held = 'free' as CarAvailability,
  storage = fakeSiteStorage(),
} = {}) {
  const asked: (readonly string[])[] = []
  const questions: (readonly [string, number])[] = []
  const left: (() => void)[] = []
  const stops: string[] = []
  const orders: PaymentOrder[] = []
  const reports: PaymentReport[] = []
  const $delivered = atom<Delivery | null>(null)
  const state = { kept, address: search, hear: (_: StockStatus) => {} }
  const dependencies: CheckoutDependencies = {
    leaveFor: (_, order) => void orders.push(order),
    address: () => ({ origin: 'https://north.example', search: state.address }),
    replaceAddress: () => Object.assign(state, { address: '' }),
    checkCarAvailability: async (id, deposit) => {
      questions.push([id, deposit])
      return freedom
    },
    kept: () => state.kept,
    keep: (kept) => Object.assign(state, { kept }),
    report: async (report) => void reports.push(report),
    holdCar: async (_, { car_id, submission_key }) => {
      asked.push([car_id, submission_key])
      return held
    },
    paidCars: paidCars(storage),
    onPageRestored: (came) => {
      left.push(came)
      return () => void stops.push('return')
    },
    $delivered,
    hearStock: (hear) => {
      state.hear = hear
      return () => void stops.push('stock')
    },
  }
  const store = createCheckoutStore({ ...props, ...changes }, dependencies)
  const stop = store.start()
  const comeBack = () => {
    for (const came of left) came()
  }
  const facts = { orders, reports, state, asked, questions, stops }
  return { ...facts, store, stop, comeBack, $delivered, at: () => store.$state.get().at }
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

  it('goes on to the deposit when the lead goes out by itself, once the network is back', () => {
    const { store, state, at, $delivered } = open()
    const lead = { ...sent.lead, car_id: '7' }
    const delivery = { key: 'k'.repeat(20), form: fakeProps.form.name, outcome: 'sent', event: null } as const
    $delivered.set({ ...delivery, sent: { id: 99, lead: { ...lead, car_id: '8' } } })
    $delivered.set({ ...delivery, form: 'another', sent: { id: 99, lead } })
    $delivered.set({ ...delivery, outcome: 'refused', sent: null })
    expect(at()).toBe('details')
    $delivered.set({ ...delivery, sent: { id: 99, lead } })
    expect([at(), store.order()?.reference]).toEqual(['payment', '7-99'])
    expect(state.kept).toMatchObject({ carId: '7', id: 99, state: 'payment' })
  })

  it('asks after the car and its deposit while the shopper begins, and again before they pay', async () => {
    const { store, questions } = open()
    expect(questions).toEqual([['7', 500]])
    store.leadSent(sent)
    await store.pay()
    expect(questions).toEqual([
      ['7', 500],
      ['7', 500],
    ])
    const arranged = open({ changes: { deposit: null } })
    expect(arranged.questions).toEqual([['7', 0]])
  })

  it.each(['demo', 'embedded'] as const)('leaves for no page where the provider is %s', async (kind) => {
    const provider = { kind } as NonNullable<CheckoutProps['deposit']>['provider']
    const { store, orders, at } = open({ changes: { deposit: { ...deposit, provider } } })
    store.leadSent(sent)
    await store.pay()
    expect([at(), orders]).toEqual(['paying', []])
  })

  it.each([
    ['demo', true],
    ['embedded', false],
  ] as const)('tells of a payment with a provider that is %s whether it was a test', async (kind, isTest) => {
    const provider = { kind } as NonNullable<CheckoutProps['deposit']>['provider']
    const { store, reports } = open({ changes: { deposit: { ...deposit, provider } } })
    store.leadSent(sent)
    await store.pay()
    store.ended('paid')
    expect(reports).toMatchObject([{ outcome: 'paid', id: 99, lead: sent.lead, isTest }])
  })

  it('asks for no hold of a car that is gone, and of a lead that has no key', async () => {
    const gone = open({ freedom: 'gone' })
    gone.store.leadSent(sent)
    await gone.store.pay()
    expect(gone.asked).toEqual([])
    for (const lead of [{ website_slug: 'north' }, { submission_key: 'k'.repeat(20) }]) {
      const { store, asked, at } = open()
      store.leadSent({ id: 99, lead })
      await store.pay()
      expect([at(), asked]).toEqual(['paying', []])
    }
  })

  it('is not begun again by a lead that goes out once the deposit was paid', async () => {
    const { store, at, $delivered } = open()
    store.leadSent(sent)
    const form = fakeProps.form.name
    const lead = { ...sent.lead, car_id: '7' }
    $delivered.set({ key: 'k', form, outcome: 'sent', event: null, sent: { id: 100, lead } })
    expect([at(), store.order()?.reference]).toEqual(['payment', '7-99'])
  })

  it('lets go of all that it listens to', () => {
    const { stop, stops, at, $delivered } = open()
    stop()
    const lead = { ...sent.lead, car_id: '7' }
    $delivered.set({
      ...{ key: 'k', form: fakeProps.form.name, outcome: 'sent', event: null },
      sent: { id: 99, lead },
    })
    expect([stops, at()]).toEqual([['return', 'stock'], 'details'])
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

  it('ends when the day brings that the car is gone, unless a payment is under way', async () => {
    const news: StockStatus = { checked: '', cars: { 'tern-7': { id: '7', state: 'sold', said: 'Sold' } } }
    const other = open()
    other.state.hear({ ...news, cars: { 'tern-8': { id: '8', state: 'sold' }, 'tern-7': { id: '7', price: '$1' } } })
    expect(other.at()).toBe('details')
    other.state.hear(news)
    expect(other.at()).toBe('gone')
    const paying = open()
    paying.store.leadSent(sent)
    await paying.store.pay()
    paying.state.hear(news)
    expect(paying.at()).toBe('paying')
  })

  it('holds the car for who pays, and lets nobody pay for one that another shopper holds', async () => {
    const mine = open()
    mine.store.leadSent(sent)
    await mine.store.pay()
    expect([mine.at(), mine.asked]).toEqual(['paying', [['7', 'k'.repeat(20)]]])
    const theirs = open({ held: 'gone' })
    theirs.store.leadSent(sent)
    await theirs.store.pay()
    expect([theirs.at(), theirs.orders]).toEqual(['gone', []])
  })

  it('may be tried again by who comes back to a car that was gone, and is free again or is not', async () => {
    const kept: KeptReservation = { carId: '7', state: 'gone', id: 99, lead: sent.lead, unpaidAttempts: 0 }
    const free = open({ kept })
    expect(free.at()).toBe('payment')
    await free.store.pay()
    expect(free.at()).toBe('paying')
    const sold = open({ kept, freedom: 'gone' })
    await sold.store.pay()
    expect([sold.at(), sold.orders]).toEqual(['gone', []])
  })

  it('is paid once in a browser: the other tabs show that it is, now and when they are opened', async () => {
    const storage = fakeSiteStorage()
    const other = open({ storage })
    other.store.leadSent(sent)
    const first = open({ storage })
    first.store.leadSent(sent)
    await first.store.pay()
    first.store.ended('paid')
    storage.events.dispatchEvent(storageEvent('north:paid-car'))
    expect([other.at(), other.store.$state.get().reference, other.reports]).toEqual(['done', '7-99', []])
    const later = open({ storage })
    expect([later.at(), later.store.$state.get().reference]).toEqual(['done', '7-99'])
    const another = open({ storage, changes: { car: { ...props.car, id: '8' } } })
    expect(another.at()).toBe('details')
  })

  it('pays where nobody can say whether the car is still there: the dealer will tell', async () => {
    const { store, at } = open({ freedom: 'unknown' })
    store.leadSent(sent)
    await store.pay()
    expect(at()).toBe('paying')
  })
})

describe('a shopper who comes back from the payment page', () => {
  const kept: KeptReservation = { carId: '7', state: 'paying', id: 99, lead: sent.lead, unpaidAttempts: 0 }

  test.each([
    ['paid', 'done'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('%s: sees it, and the dealer is told once', (outcome, state) => {
    const { store, at, reports, state: page } = open({ kept, search: `?payment=${outcome}` })
    expect([at(), page.address]).toEqual([state, ''])
    store.ended(outcome)
    expect(at()).toBe(state)
    expect(reports.map((report) => [report.outcome, report.reference])).toEqual([[outcome, '7-99']])
  })

  it('after each payment that failed tells of it under a reference of its own, over all tries in this tab', async () => {
    const first = open({ kept, search: '?payment=failed' })
    await first.store.pay()
    expect(first.orders.map(({ reference }) => reference)).toEqual(['7-99-2'])
    const second = open({ kept: first.state.kept, search: '?payment=failed' })
    const told = [...first.reports, ...second.reports].map(({ outcome, reference }) => `${outcome} ${reference}`)
    expect(told).toEqual(['failed 7-99', 'failed 7-99-2'])
    expect(second.store.$state.get().reference).toBe('7-99-3')
  })

  it('without a word of its provider may try again, now or once they are on the page', async () => {
    const { store, at, reports, orders, comeBack, state } = open({ kept, search: '?utm=x' })
    expect([at(), state.address]).toEqual(['cancelled', '?utm=x'])
    await store.pay()
    comeBack()
    expect([at(), orders.length, reports]).toEqual(['cancelled', 1, []])
  })

  it('and did not pay is not taken for somebody who did', () => {
    const { store } = open({ search: '?payment=cancelled' })
    expect(store.$state.get()).toEqual({ at: 'details', reference: null, isStray: false })
  })

  it('and was not waited for is warned, and nothing is reported', () => {
    const { store, reports } = open({ search: '?payment=paid' })
    expect([store.$state.get(), reports]).toEqual([{ at: 'details', reference: null, isStray: true }, []])
  })
})
