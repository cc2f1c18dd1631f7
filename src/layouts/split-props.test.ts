import { describe, expect, it } from 'vitest'
import { splitProps } from './split-props.ts'

const form = (car: object | null | undefined, names = 'strict') => ({
  policy: { names, unset: undefined },
  lead: { dealer: '7', car },
  slots: { api: { base: '/api' }, query: { car_id: 3 } },
})

describe('the props of a form', () => {
  it('are the car and for what times are asked; the rest is shared', () => {
    expect(splitProps(form({ id: '1' }))).toEqual({
      own: { lead: { car: { id: '1' } }, slots: { query: { car_id: 3 } } },
      shared: { policy: { names: 'strict' }, lead: { dealer: '7' }, slots: { api: { base: '/api' } } },
    })
  })

  it('are shared alike by the forms of two cars, and not by another form', () => {
    const [one, two, other] = [form({ id: 1 }), form({ id: 2 }), form({ id: 1 }, 'any')].map((props) =>
      splitProps(props),
    )
    expect(two?.shared).toEqual(one?.shared)
    expect(other?.shared).not.toEqual(one?.shared)
  })

  it.each([
    ['that there is not', null, { lead: { car: null } }],
    ['of which nothing is said', undefined, {}],
  ])('leave a car %s', (_reason, car, own) => {
    expect(splitProps(form(car)).own).toEqual({ ...own, slots: { query: { car_id: 3 } } })
  })

  it('of a form without either are all shared', () => {
    expect(splitProps({ form: { name: 'subscribe' } })).toEqual({ own: {}, shared: { form: { name: 'subscribe' } } })
  })
})
