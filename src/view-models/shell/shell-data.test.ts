import { expect, it } from 'vitest'
import { bySize } from './shell-data.ts'

const order = (counts: Readonly<Record<string, number>>) =>
  bySize(Object.entries(counts).map(([name, count]) => ({ name, count, picture: '' }))).map(({ name }) => name)

it('the order of body styles in menus stays with a sale or two', () => {
  const stays = ['SUV', 'Ute', 'Sedan', 'Wagon', 'Hatch']
  expect(order({ Hatch: 2, SUV: 90, Wagon: 30, Ute: 64, Sedan: 25 })).toEqual(stays)
  expect(order({ Hatch: 3, SUV: 66, Wagon: 23, Ute: 68, Sedan: 24 })).toEqual(stays)
})
