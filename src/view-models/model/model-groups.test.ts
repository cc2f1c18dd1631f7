import { expect, it } from 'vitest'
import type { Model } from '#domain/model/model.ts'
import { hasSeveralMakes, modelGroups, rangeParts } from './model-groups.ts'

const model = (name: string, position: number, manufacturer_body: string | null): Model => ({
  name,
  slug: name.toLowerCase(),
  make: 'Norda',
  image_url: null,
  short_description: '',
  status: null,
  position,
  override_url: null,
  manufacturer_body,
  fuel: null,
})

it('(S2.57) a range stands by body style in the maker’s order, the rest last', () => {
  const groups = modelGroups([
    model('Odd', 0, null),
    model('Gull', 2, 'SUV'),
    model('Tern', 1, 'Ute'),
    model('Skua', 3, 'Ute'),
  ])
  expect(groups.map(({ name, slug, models }) => [name, slug, models.map((each) => each.name)])).toEqual([
    ['Ute', 'ute', ['Tern', 'Skua']],
    ['SUV', 'suv', ['Gull']],
    ['More', 'more', ['Odd']],
  ])
})

it('spellings that differ in signs are one style, and no two groups share a word of the address', () => {
  const groups = modelGroups([
    model('Gull', 1, 'Cab Chassis'),
    model('Tern', 2, 'Cab-Chassis'),
    model('Skua', 3, '旅行车'),
    model('Auk', 4, 'More'),
    model('Kite', 5, 'All'),
  ])
  expect(groups.map(({ name, slug, models }) => [name, slug, models.length])).toEqual([
    ['Cab Chassis', 'cab-chassis', 2],
    ['All', 'all-of-it', 1],
    ['More', 'more', 2],
  ])
})

it('several makes stand side by side when they differ in more than case', () => {
  const [one, same, other] = ['Norda', 'NORDA', 'Kia'].map((make) => ({ ...model('3', 1, null), make }))
  if (!one || !same || !other) throw new Error('three')
  expect([hasSeveralMakes([one, same]), hasSeveralMakes([one, other])]).toEqual([false, true])
})

it('a long range has a heading for each body style, and one for those of a few models', () => {
  const many = (body: string, count: number) =>
    Array.from({ length: count }, (_, at) => model(`${body} ${at}`, at, body))
  const parts = (...models: readonly Model[]) =>
    rangeParts(modelGroups(models)).map(({ heading, groups }) => [heading, groups.map(({ name }) => name).join(', ')])
  const [suvs, vans] = [many('SUV', 18), many('Van', 3)]
  expect(parts(...suvs, ...many('Bus', 1), ...vans, ...many('Coupe', 2))).toEqual([
    ['SUV', 'SUV'],
    ['Van', 'Van'],
    ['Other body styles', 'Bus, Coupe'],
  ])
  expect(parts(...suvs, ...vans, ...many('Bus', 1)).at(-1)).toEqual(['Bus', 'Bus'])
  expect(parts(...suvs, ...many('Bus', 1))).toEqual([[null, 'Bus, SUV']])
  expect(parts(...suvs, ...many('SUV', 9))).toEqual([[null, 'SUV']])
})
