import { expect, it } from 'vitest'
import { orderedEntries } from './entry-order.ts'

it('entries stand in the same order wherever the project lies', () => {
  const orderBelow = (root: string): string[] =>
    orderedEntries(
      [`${root}/src/pages/index.astro`, '/src/islands/react.ts', `${root}/src/islands/Search.tsx`].sort(),
      root,
    )
  const expected = (root: string): string[] => [
    `${root}/src/islands/Search.tsx`,
    '/src/islands/react.ts',
    `${root}/src/pages/index.astro`,
  ]
  for (const root of ['/a/house', '/z/house']) expect(orderBelow(root)).toEqual(expected(root))
})
