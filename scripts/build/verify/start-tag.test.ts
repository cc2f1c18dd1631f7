import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it, test } from 'vitest'
import { factsOf } from './start-tag.ts'
import { tagFacts } from './tag-facts.ts'

/** Facts of a start tag by the parser only. */
function parsed(spelling: string) {
  let facts: unknown
  new Parser({
    onopentag: (tag, attributes) => {
      facts = tagFacts(tag, attributes)
    },
  }).end(spelling)
  return facts
}

describe('a start tag', () => {
  test.each([
    ['<a href="/cars" id=\'one\'>', { tag: 'a', id: 'one', links: ['/cars'] }],
    ['<a href="/search?a=1&amp;b=2">', { links: ['/search?a=1&b=2'] }],
    ['<input hidden id="one"\n  list="two">', { id: 'one', references: ['two'] }],
    ['<p id="one" id="two">', { id: 'one' }],
    ['<p ID="one">', { id: 'one' }],
    ['<p id=one>', { id: 'one' }],
    ['<a href="/a"id="one">', { id: 'one', links: ['/a'] }],
    ['<br/>', { tag: 'br' }],
    ['<p onclick="a()">', { blocked: ['onclick= on <p>'] }],
  ])('%s says what a parser hears', (spelling, facts) => {
    expect(factsOf(spelling, false)).toMatchObject(facts)
    expect(factsOf(spelling, false)).toEqual(parsed(spelling))
  })

  it('says it however it is written', () => {
    const bits = fc.constantFrom(
      ' ',
      '\n',
      'id',
      'href',
      'style',
      'ID',
      'x-y',
      '="a b"',
      "='c'",
      '="&amp;"',
      '="é"',
      '=d',
      '=',
      '/',
    )
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (all) => {
        const spelling = `<a ${all.join('')}>`
        expect(factsOf(spelling, false)).toEqual(parsed(spelling))
      }),
      { numRuns: 2000 },
    )
  })
})
