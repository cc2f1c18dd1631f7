import { describe, expect, it } from 'vitest'
import { islandAttributes } from './island-attributes.ts'

const form = (car: object | null | undefined, names = 'strict & kind') => ({
  policy: { names, unset: undefined },
  steps: [{ at: 1 }],
  lead: { dealer: '7', car },
  slots: { api: { base: '/api' }, query: { car_id: 3 } },
})

/** The attributes of an island, and what it shares. */
function attributesOf(props: Readonly<Record<string, unknown>>, wakes = 'visible') {
  const shared: string[] = []
  const attributes = islandAttributes(props, wakes, (text) => `/${shared.push(text)}.json`)
  return { attributes, shared: shared.map((text) => JSON.parse(text)) }
}

describe('the props of an island', () => {
  it('that is a form of a car are the car and for what times are asked; the rest is shared', () => {
    expect(attributesOf(form({ id: "O'1" }))).toEqual({
      attributes: {
        'data-shared': '/1.json',
        'data-props': '{"lead":{"car":{"id":"O\'1"}},"slots":{"query":{"car_id":3}}}',
      },
      shared: [
        {
          policy: { names: 'strict & kind' },
          steps: [{ at: 1 }],
          lead: { dealer: '7' },
          slots: { api: { base: '/api' } },
        },
      ],
    })
  })

  it('are the same shared text for two cars, and another for another form', () => {
    const [one, two, other] = [form({ id: 1 }), form({ id: 2 }), form({ id: 1 }, 'any')].map((props) =>
      attributesOf(props),
    )
    expect(two?.shared).toEqual(one?.shared)
    expect(other?.shared).not.toEqual(one?.shared)
  })

  it.each([
    ['that there is not', null, '{"lead":{"car":null},"slots":{"query":{"car_id":3}}}'],
    ['of which nothing is said', undefined, '{"slots":{"query":{"car_id":3}}}'],
  ])('leave a car %s', (_reason, car, own) => {
    expect(attributesOf(form(car)).attributes['data-props']).toBe(own)
  })

  it.each(['load', 'idle'])('stand whole in the page where an island wakes by itself (%s)', (wakes) => {
    const { attributes, shared } = attributesOf(form({ id: 1 }), wakes)
    expect(attributes).toEqual({ 'data-props': JSON.stringify(form({ id: 1 })) })
    expect(shared).toEqual([])
  })

  it('stand whole in a page that is made for one look', () => {
    expect(islandAttributes({ a: 1 }, 'visible', null)).toEqual({ 'data-props': '{"a":1}' })
  })
})
