import { expect, test } from 'vitest'
import { showBadge } from './cards.ts'

const sold = { id: '1', state: 'sold', said: 'Sold' } as const

test.each([
  ['says it, though what it said ended since the build', null, { hidden: false, textContent: 'Sold' }],
  ['is hidden where it is a picture', {}, { hidden: true, textContent: 'New' }],
])('the badge of a car sold since the build %s', (_reason, picture, shown) => {
  const badge = { hidden: true, textContent: 'New', dataset: { until: '2026-03-01' }, querySelector: () => picture }
  showBadge(badge as unknown as HTMLElement, sold)
  expect(badge).toMatchObject({ ...shown, dataset: { look: 'dark' } })
})
