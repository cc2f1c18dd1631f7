import { expect, it } from 'vitest'
import { carSections } from './car-sections.ts'

type View = Parameters<typeof carSections>[0]

const bare: View = {
  ...{ strengths: [], scales: [], included: null, paragraphs: [], past: null, similar: [] },
  specification: [{ term: 'Year', detail: '2021' }],
  car: { features: [] },
  place: { location: null, yard: null } as unknown as View['place'],
}
const ids = (view: Partial<View>) => carSections({ ...bare, ...view }).map(({ id }) => id)

it('leads to the parts a page has, in their order', () => {
  const full: Partial<View> = {
    ...{ strengths: ['One owner'], paragraphs: ['Well kept.'], car: { features: ['Towbar'] } },
    included: { lines: ['A full tank'], certified: [], returns: '' },
    past: { listed: 'Listed today', prices: [] },
  }
  expect(ids(full)).toEqual(['why', 'included', 'specification', 'features', 'description', 'past'])
})

it('leads to none of a short page', () => {
  expect(ids({ strengths: ['One owner'], paragraphs: ['Well kept.'] })).toEqual([])
})
