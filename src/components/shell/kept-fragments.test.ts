import { expect, it } from 'vitest'
import { keptFragment } from './kept-fragments.ts'

it('a fragment is drawn once for each site and name', async () => {
  let drawn = 0
  const draw = async () => `fragment ${++drawn}`
  const [north, south] = [{}, {}]
  expect(await keptFragment(north, 'header', draw)).toBe('fragment 1')
  expect(await keptFragment(north, 'header', draw)).toBe('fragment 1')
  expect(await keptFragment(north, 'footer', draw)).toBe('fragment 2')
  expect(await keptFragment(south, 'header', draw)).toBe('fragment 3')
})
