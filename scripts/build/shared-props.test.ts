import { expect, it } from 'vitest'
import { sharedProps } from './shared-props.ts'

it('what pages share has the address of a file that is named after what it holds', () => {
  const files = new Map<string, string>()
  const share = sharedProps((file, text) => files.set(file, text))
  const [one, again, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map(share)
  expect(one).toMatch(/^\/_astro\/form\.[\da-f]{10}\.json$/)
  expect(again).toBe(one)
  expect(other).not.toBe(one)
  expect([...files]).toEqual([
    [one?.slice(1), '{"a":1}'],
    [other?.slice(1), '{"a":2}'],
  ])
})
