import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { chosenStock, sortedPlaceIds, sortPlacesByStock } from './stock-at-places.ts'

const place = (value: string, standing?: Readonly<Record<string, number>>) => ({
  value,
  label: `Yard ${value}`,
  ...(standing ? { standing, from: { '': 'From $30,000', 'Tern GX': 'From $42,990' } } : {}),
})
const hint = 'Free days depend on the place.'
const select = (options: readonly ReturnType<typeof place>[]): Field => ({
  kind: 'select',
  name: 'location_id',
  label: 'Location',
  hint,
  elsewhere: 'Ask us.',
  options,
})
const variants: Field = {
  kind: 'choice',
  name: 'cars',
  label: 'Which one?',
  options: [
    { value: '', label: 'Any one' },
    { value: 'Tern GX', label: 'GX', towns: 'South', standing: { '': 1 }, from: { '': 'From $42,990' } },
  ],
}
const counted = [variants, select([place('north', { '': 3 }), place('south', { '': 2, 'Tern GX': 1 })])]

const shown = (fields: readonly Field[], values: Readonly<Record<string, string>>) => {
  const found = sortPlacesByStock(fields, values).find(({ name }) => name === 'location_id')
  return { labels: found?.kind === 'select' ? found.options.map(({ label }) => label) : [], hint: found?.hint }
}

test.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  ['any one, with how many of all', {}, ['Yard north (3)', 'Yard south (2)'], hint],
  [
    'one of them, where it stands first',
    { cars: 'Tern GX' },
    ['Yard south (1)', 'Yard north, none today'],
    'Today in South.',
  ],
  [
    'one of them at a place that has it',
    { cars: 'Tern GX', location_id: 'south' },
    ['Yard south (1)', 'Yard north, none today'],
    'Today in South.',
  ],
  [
    'one of them at a place that has none, which is said',
    { cars: 'Tern GX', location_id: 'north' },
    ['Yard south (1)', 'Yard north, none today'],
    'None of these is here today, but in South. Ask us.',
  ],
])('places are told by what is chosen: %s', (_reason, values, labels, text) => {
  expect(shown(counted, values)).toEqual({ labels, hint: text })
})

test('places stay as they are where nobody says what stands there', () => {
  const fields = [variants, select([place('north'), place('south')])]
  expect(sortPlacesByStock(fields, { cars: 'Tern GX' })).toEqual(fields)
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nothing is chosen', {}, ''],
  ['a place is', { location_id: 'north' }, '3 here\n\nFrom $30,000'],
  ['one of them is', { cars: 'Tern GX' }, '1 for sale\nTern GX\nFrom $42,990'],
  ['one of them at a place is', { cars: 'Tern GX', location_id: 'south' }, '1 here\nTern GX\nFrom $42,990'],
])('how many there are is told while %s', (_what, values, lines) => {
  expect(chosenStock(counted, values)).toBe(lines)
})

test('a place that has none of what is chosen says so', () => {
  const values = { cars: 'Tern GX', location_id: 'north' }
  expect(chosenStock(counted, values).split('\n').slice(0, 2)).toEqual(['None here today', 'Tern GX'])
})

test('the chosen place stands first, then those that have what is chosen', () => {
  const values = { cars: 'Tern GX', location_id: 'north' }
  expect(sortedPlaceIds(sortPlacesByStock(counted, values), values)).toBe('north\nsouth\nnorth')
  expect(sortedPlaceIds(sortPlacesByStock(counted, { cars: 'Tern GX' }), { cars: 'Tern GX' })).toBe('\nsouth\nnorth')
  expect(sortedPlaceIds([select([place('north')])], { location_id: 'north' })).toBe('north')
})
