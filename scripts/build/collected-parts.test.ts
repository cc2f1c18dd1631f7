import { describe, expect, it } from 'vitest'
import { CollectedParts } from './collected-parts.ts'

describe('the parts of a page', () => {
  it('that others share have the address of a file that is named after what it holds', () => {
    const files = new Map<string, string>()
    const { share } = new CollectedParts((file, text) => files.set(file, text))
    const [one, again, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map(share)
    expect(one).toMatch(/^\/_astro\/form\.[\da-f]{10}\.json$/)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
    expect([...files]).toEqual([
      [one?.slice(1), '{"a":1}'],
      [other?.slice(1), '{"a":2}'],
    ])
  })

  it('that are JSON stand in their attributes once it is finished, escaped for them', () => {
    const parts = new CollectedParts(() => {})
    const [one, other] = ['{"a":"O\'Brien & <b>"}', '{"b":"$1"}'].map(parts.json)
    const html = `<astro-island data-props="${one}" ssr></astro-island><astro-island data-props="${other}" ssr>`
    expect(parts.filledIn(html)).toBe(
      `<astro-island data-props='{"a":"O&#39;Brien &amp; &lt;b&gt;"}' ssr></astro-island><astro-island data-props='{"b":"$1"}' ssr>`,
    )
  })

  it.each(['<p> data-props=&quot;json:0&quot;</p>', '<p title="json:0">json:0</p>'])('leave %s alone', (html) => {
    const parts = new CollectedParts(() => {})
    parts.json('{}')
    expect(parts.filledIn(html)).toBe(html)
  })
})
