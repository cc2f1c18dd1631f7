import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlFaults } from './html.ts'
import { pageContents } from './page-contents.ts'

/** A page with every combination of elements that ours use. */
const page = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>A yard</title></head><body>
<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><button type="button">More <svg><use href="/a.svg"></use></svg></button><ul><li><a href="/b"><span>Utes</span><b>4</b></a></li></ul></li></ul></nav></header>
<main><h1>Utes <span>here</span></h1><p>Four of <strong>them</strong></p>
<section aria-labelledby="facts"><h2 id="facts">Facts</h2><dl><div><dt>Seats</dt><dd>5</dd></div><dt>Doors</dt><dd>4</dd></dl></section>
<section><h2>Prices</h2><h3>Today</h3><table><caption>Prices</caption><thead><tr><th scope="col">Car</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>
<ul><li><article><h3><a href="/c">A car</a></h3><div><img src="/c.webp" alt="A car"><p>$1 <em>a week</em></p></div></article></li></ul>
<details><summary>Terms</summary><p>None</p></details><ol><li>One</li></ol></section>
<dialog aria-label="Ask"><h2>Ask</h2><form action="/ask" method="post"><fieldset><legend>You</legend><label for="name">Name</label><input id="name" name="name" type="text"></fieldset><label>State <select name="state"><option value="a">A</option></select></label><button type="submit">Send</button></form></dialog>
</main><footer><nav aria-label="More"><h2>More</h2><a href="/d">Terms</a></nav><p><small>Licence</small></p></footer></body></html>`

const known = pageContents(page).shapes

const elements = [...page.matchAll(/<([a-z][a-z0-9]*)\b[^>]*>/g)].filter(({ index }) => index > page.indexOf('<body>'))

/** The element that begins at an offset. */
function elementAt(at: number): string {
  let depth = 0
  for (const { 0: tag, 1: end, 2: name = '', index } of page.slice(at).matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    const isVoid = /^(?:img|input|meta)$/.test(name)
    depth += isVoid ? 0 : end ? -1 : 1
    if (depth === 0) return page.slice(at, at + index + tag.length)
  }
  return page.slice(at)
}

type Fault = (one: number, other: number) => string

const starts = elements.map(({ 0: tag, index }) => ({ at: index, inside: index + tag.length, whole: elementAt(index) }))
const partOf = (number: number) => starts[number % starts.length] ?? { at: 0, inside: 0, whole: '' }

const faults: readonly (readonly [string, Fault])[] = [
  ['is gone', (one) => page.replace(partOf(one).whole, '')],
  ['is empty', (one) => page.replace(partOf(one).whole, partOf(one).whole.replace(/>.*</s, '><'))],
  [
    'stands in another as well',
    (one, other) => page.slice(0, partOf(other).inside) + partOf(one).whole + page.slice(partOf(other).inside),
  ],
  ['stands twice', (one) => page.slice(0, partOf(one).at) + partOf(one).whole + page.slice(partOf(one).at)],
  [
    'is another element',
    (one, other) => {
      const { whole } = partOf(one)
      const tag = ['a', 'div', 'h4', 'span', 'button', 'ul', 'label', 'nav'][other % 8]
      const changed = whole.replace(/^<[a-z0-9]+/, `<${tag}`).replace(/<\/[a-z0-9]+>$/, `</${tag}>`)
      return page.replace(whole, changed)
    },
  ],
  [
    'lost its attributes',
    (one) => page.replace(partOf(one).whole, partOf(one).whole.replace(/^(<[a-z0-9]+) [^>]*/, '$1')),
  ],
]

test('the page has no fault', () => {
  expect(htmlFaults('a', page)).toEqual([])
  expect(starts.length).toBeGreaterThan(50)
})

test.each(faults)(
  'whatever %s in a page: where the HTML checker finds fault with that, it is asked',
  (_what, fault) => {
    const numbers = fc.nat({ max: 10_000 })
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const changed = fault(one, other)
        const { shapes, isPlain, twice } = pageContents(changed)
        const isAsked = !isPlain || !shapes.isSubsetOf(known) || twice.length > 0
        if (!isAsked) expect(htmlFaults('a', changed)).toEqual([])
      }),
      { seed: 1, numRuns: 300 },
    )
  },
)
