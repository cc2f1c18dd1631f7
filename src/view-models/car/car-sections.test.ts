import { expect, it, test } from 'vitest'
import type { CarPast } from './car-past.ts'
import { carSections } from './car-sections.ts'

type View = Parameters<typeof carSections>[0]

const bare: View = {
  ...{ strengths: [], scales: [], included: null, paragraphs: [], past: null, similar: [] },
  specification: [{ term: 'Year', detail: '2021' }],
  features: [],
  place: { location: null, yard: null } as unknown as View['place'],
}
const ids = (view: Partial<View>) => carSections({ ...bare, ...view }).map(({ id }) => id)

it('leads to the parts a page has, in their order', () => {
  const full: Partial<View> = {
    ...{ strengths: ['One owner'], paragraphs: ['Well kept.'], features: ['Towbar'] },
    included: { lines: ['A full tank'], certified: [], returns: '' },
    past: { listed: 'Listed today', prices: [] },
  }
  expect(ids(full)).toEqual(['why', 'included', 'specification', 'features', 'description', 'past'])
})

test.each<[string, Partial<View>, string]>([
  ['what speaks for the car', { strengths: ['One owner'] }, 'Why this one'],
  ['how its price compares alone', { scales: [{} as View['scales'][number]] }, 'Price compared'],
])('names the first part by what it holds: %s', (_reason, view, name) => {
  const long: Partial<View> = { paragraphs: ['Well kept.'], features: ['Towbar'], ...view }
  expect(carSections({ ...bare, ...long })[0]?.name).toBe(name)
})

it('leads to none of a short page', () => {
  expect(ids({ strengths: ['One owner'], paragraphs: ['Well kept.'] })).toEqual([])
})

test.each<[string, CarPast, boolean | undefined]>([
  ['a price history', { listed: '', prices: [{ since: '1 March 2026', price: '$25,990' }] }, true],
  ['days alone', { listed: 'Listed today', prices: [] }, undefined],
])('tells whether its last part goes with the price: %s', (_reason, past, isOfPrice) => {
  const long: Partial<View> = { paragraphs: ['Well kept.'], features: ['Towbar'], past }
  expect(carSections({ ...bare, ...long }).at(-1)?.isOfPrice).toBe(isOfPrice)
})
