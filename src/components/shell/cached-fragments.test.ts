import { expect, it } from 'vitest'
import { cachedFragment } from './cached-fragments.ts'

it('a fragment is drawn once for each site and name', async () => {
  let drawn = 0
  const draw = async () => `fragment ${++drawn}`
  const [north, south] = [{}, {}]
  expect(await cachedFragment(north, 'header', draw)).toBe('fragment 1')
  expect(await cachedFragment(north, 'header', draw)).toBe('fragment 1')
  expect(await cachedFragment(north, 'footer', draw)).toBe('fragment 2')
  expect(await cachedFragment(south, 'header', draw)).toBe('fragment 3')
})
