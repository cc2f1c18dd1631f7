import { describe, expect, it, test } from 'vitest'
import { inOrder, type ModelOrder, matchesModelName } from './model-orders.ts'

const models = [
  { name: 'Norda Heron', count: 3, lowest: 41_990 },
  { name: 'Norda 10', count: 0, lowest: null },
  { name: 'Norda 9', count: 3, lowest: 8_990 },
  { name: 'Asta Wren', count: 7, lowest: 41_990 },
]

describe('a range', () => {
  test.each<[ModelOrder, readonly string[]]>([
    ['range', ['Norda Heron', 'Norda 10', 'Norda 9', 'Asta Wren']],
    ['name', ['Asta Wren', 'Norda 9', 'Norda 10', 'Norda Heron']],
    ['price', ['Norda 9', 'Asta Wren', 'Norda Heron', 'Norda 10']],
    ['stock', ['Asta Wren', 'Norda 9', 'Norda Heron', 'Norda 10']],
  ])('by %s', (order, names) => {
    expect(inOrder(models, order).map(({ name }) => name)).toEqual(names)
  })

  it('where no model has a price stands by name', () => {
    const unpriced = models.map((model) => ({ ...model, lowest: null }))
    expect(inOrder(unpriced, 'price').map(({ name }) => name)).toEqual(inOrder(models, 'name').map(({ name }) => name))
  })
})

test.each([
  ['nothing typed', 'Mazda CX-5', '', true],
  ['a part of a word', 'Mazda CX-5', 'maz', true],
  ['words in another order', 'Mazda CX-5', 'cx-5  mazda', true],
  ['without its sign', 'Mazda CX-5', 'cx5', true],
  ['with a space for it', 'Mazda CX-5', 'CX 5', true],
  ['without its accent', 'Škoda Citigo', 'skoda', true],
  ['another model', 'Mazda CX-5', 'cx-50', false],
  ['signs alone', 'Mazda 3', '- ', false],
])('%s', (_reason, name, typed, isIt) => {
  expect(matchesModelName(name, typed)).toBe(isIt)
})
