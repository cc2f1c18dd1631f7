import { expect, it } from 'vitest'
import type { Model } from '#domain/model/model.ts'
import { modelGroups } from './model-groups.ts'

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
