import { describe, expect, it } from 'vitest'
import { CollectedParts } from './collected-parts.ts'

describe('the parts of a page', () => {
  it('that others share have the address of a file that is named after what it holds', () => {
    const files = new Map<string, string>()
    const { share } = new CollectedParts((file, text) => files.set(file, text))
    const [one, again, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map((text) => share(text, 'form'))
    expect(one).toMatch(/^\/_astro\/form\.[\da-f]{10}\.json$/)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
    expect([...files]).toEqual([
      [one?.slice(1), '{"a":1}'],
      [other?.slice(1), '{"a":2}'],
    ])
  })

  it('that are JSON have a word each, and are escaped for their attributes', () => {
    const parts = new CollectedParts(() => {})
    expect(['{"a":"O\'Brien & <b>"}', '{"b":"$1"}'].map(parts.json)).toEqual(['json:0', 'json:1'])
    expect(parts.attributes).toEqual(['{"a":"O&#39;Brien &amp; &lt;b&gt;"}', '{"b":"$1"}'])
  })
})
