import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTextFinder } from './finder.ts'

describe('createTextFinder', () => {
  it('finds what a search for each text finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 4, maxLength: 9 })
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 5 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'é') }),
        (texts, hay) => {
          const found = createTextFinder(texts.map((text) => ({ what: text, text })))(Buffer.from(hay))
          expect([...found].sort()).toEqual([...new Set(texts)].filter((text) => hay.includes(text)).sort())
        },
      ),
      { seed: 1, numRuns: 3000 },
    )
  })

  it('finds a text at every place', () => {
    const find = createTextFinder([
      { what: 'key', text: 'abcdefghijklmnop' },
      { what: 'longer', text: 'q'.repeat(40) },
    ])
    for (let before = 0; before < 40; before++)
      expect(find(Buffer.from(`${'-'.repeat(before)}abcdefghijklmnop`))).toEqual(['key'])
    expect(find(Buffer.from('abcdefghijklmno'))).toEqual([])
  })

  it('finds nothing where nothing is sought', () => {
    expect(createTextFinder([])(Buffer.from('abcdef'))).toEqual([])
  })
})
