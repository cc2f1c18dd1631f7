import { describe, expect, it, test } from 'vitest'
import type { RegoOutcome } from '#api/rego.ts'
import { fakeBrowser, fakeProps, untouched } from '../form/fake-form.ts'
import type { FormProps } from '../form/form-props.ts'
import { createTradeInStore } from './trade-in-store.ts'

const found = (name: string) => ({ kind: 'hidden', name, label: name, initial: '', isKept: true }) as const
const text = (name: string) => ({ kind: 'text', name, label: name, required: false }) as const
const make = { ...text('make'), showWhen: { field: 'rego_lookup', is: ['found', 'not-found', 'down', 'manual'] } }

const props: FormProps = {
  ...fakeProps,
  form: {
    name: 'trade-in',
    category: 'Trade-In Valuation',
    submit: 'Send',
    fields: [text('rego'), found('rego_lookup'), found('offer_price'), make, text('message')],
    steps: [
      { name: 'car', title: 'Car', fields: ['rego', 'rego_lookup', 'offer_price', 'make'] },
      { name: 'you', title: 'You', fields: ['message'] },
    ],
  },
}

const car = { title: '2019 Norda Tern', make: 'Norda' } as Extract<RegoOutcome, { kind: 'found' }>['vehicle']

function open(...outcomes: readonly RegoOutcome[]) {
  const browser = fakeBrowser()
  const left = [...outcomes]
  const valued: number[] = []
  const store = createTradeInStore(props, {
    ...browser.dependencies,
    lookUp: async () => left.shift() ?? { kind: 'down' },
    rememberValuation: (offer) => void valued.push(offer),
    dropValuation: () => void valued.splice(0),
  })
  store.start(untouched(props))
  return { store, browser, valued, state: () => store.$state.get(), calls: () => outcomes.length - left.length }
}

describe('the first press of a valuation', () => {
  it('looks the plate up and sends nothing; the next one goes on', async () => {
    const { store, state, browser, valued, calls } = open({ kind: 'found', vehicle: car, offer: 12_000 })
    store.change({ rego: 'ABC123' })
    await Promise.all([store.submit(''), store.submit('')])
    expect([calls(), browser.sent.length, valued]).toEqual([1, 0, [12_000]])
    expect(state()).toMatchObject({
      status: 'idle',
      values: { rego_lookup: 'found', offer_price: '12000', make: 'Norda' },
    })
    expect(store.isLookUpOpen(state())).toBe(false)
    await store.submit('')
    expect([browser.sent.length, state().steps.at]).toEqual([1, 1])
  })

  it('asks for the plate where there is none, or leads to the fields; both ways on stay open', async () => {
    const { store, state, calls } = open({ kind: 'not-found' })
    await store.submit('')
    expect([calls(), state().values.rego_lookup, state().errors]).toEqual([
      0,
      '',
      { rego: 'Enter your rego, or choose “Enter the details myself”.' },
    ])
    store.byHand()
    expect([state().values.rego_lookup, state().errors, state().focusRequest]).toEqual([
      'manual',
      {},
      { target: 'field', name: 'make' },
    ])
  })

  test.each(['not-found', 'busy', 'down'] as const)(
    'leaves the plate as it was typed when the look-up is %s',
    async (kind) => {
      const { store, state, valued } = open({ kind })
      store.change({ rego: 'ABC123' })
      await store.submit('')
      expect([state().values.rego, state().values.rego_lookup, valued]).toEqual(['ABC123', kind, []])
      store.change({ make: 'Norda' })
      store.change({ rego: 'XYZ987' })
      expect([state().values.rego_lookup, state().values.make]).toEqual(['', 'Norda'])
    },
  )

  it('finds nothing any more once another plate is typed, and looks that up', async () => {
    const { store, state, valued, calls } = open({ kind: 'found', vehicle: car, offer: 12_000 }, { kind: 'not-found' })
    store.change({ rego: 'ABC123' })
    await store.submit('')
    store.change({ rego: 'abc-123', message: 'One owner' })
    expect([state().values.make, valued]).toEqual(['Norda', [12_000]])
    store.change({ rego: 'ABC12' })
    expect(state().values).toMatchObject({
      rego: 'ABC12',
      rego_lookup: '',
      offer_price: '',
      make: '',
      message: 'One owner',
    })
    expect([valued, store.isLookUpOpen(state())]).toEqual([[], true])
    await store.submit('')
    expect([calls(), state().values.rego_lookup]).toEqual([2, 'not-found'])
  })

  it('may be tried again, and taken back when it was another car', async () => {
    const { store, state, calls } = open({ kind: 'busy' }, { kind: 'found-without-offer', vehicle: car })
    store.change({ rego: 'ABC123' })
    await store.submit('')
    store.again()
    await new Promise((resolve) => setTimeout(resolve))
    expect([calls(), state().values.rego_lookup, state().values.make]).toEqual([2, 'found-without-offer', 'Norda'])
    store.other()
    expect(state()).toMatchObject({
      values: { rego: 'ABC123', rego_lookup: '', make: '' },
      focusRequest: { target: 'field', name: 'rego' },
    })
  })
})
