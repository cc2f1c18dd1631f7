import { islandStyle, runtimeElements } from './astro-runtime.ts'
import { type Edit, edited, placesOf } from './edits.ts'

/** The signs of a text as Latin-1 has them, one for each byte of its UTF-8. */
const bytewise = (text: string): string => Buffer.from(text).toString('latin1')

const cut = (from: number, to: number): Edit => ({ from, to, put: '' })

const style = bytewise(islandStyle)
const elements = runtimeElements.map(bytewise)

/**
 * Astro's inline island runtime, which the page's own script holds, so that the content security policy needs no hashes. Only
 * a script's whole text counts, never what a script looks like: whatever a seller or a dealer wrote stays text.
 * Attribute values cannot hold it, since its quotes are escaped there.
 */
function* runtimes(html: string): Generator<Edit> {
  for (const at of placesOf(html, '<script>')) {
    const element = elements.find((each) => html.startsWith(each, at))
    if (element === undefined) continue
    const rule = at - style.length
    yield cut(html.startsWith(style, rule) ? rule : at, at + element.length)
  }
}

const island = '<astro-island'
const islandNumber = / uid="\w*"/y

/** Astro's number of an island, which holds a hash of where the project lies on the machine that builds; no script reads it. */
function* islandNumbers(html: string): Generator<Edit> {
  for (const at of placesOf(html, island)) {
    islandNumber.lastIndex = at + island.length
    if (islandNumber.test(html)) yield cut(at + island.length, islandNumber.lastIndex)
  }
}

/** What Astro wrote of an island's props, which stand in attributes of our own: see src/layouts/island-props.ts. */
const packedProps = ' props="{&quot;given&quot;:[0,{}]}"'

function* packed(html: string): Generator<Edit> {
  for (const at of placesOf(html, packedProps)) yield cut(at, at + packedProps.length)
}

const wordOfJson = / data-props="json:(\d+)"/y

/** JSON that went round Astro: see CollectedParts. Only where Astro wrote an attribute does a quote stand unescaped. */
function* collected(html: string, json: readonly string[]): Generator<Edit> {
  for (const at of placesOf(html, ' data-props="json:')) {
    wordOfJson.lastIndex = at
    const [whole = '', number] = wordOfJson.exec(html) ?? []
    if (whole) yield { from: at, to: at + whole.length, put: ` data-props='${bytewise(json[Number(number)] ?? '')}'` }
  }
}

/** Attributes that hold JSON: half of it would be escaped quotes. */
const jsonAttribute = /^(?:opts|data-[a-z-]+)=$/

/** Such attributes with plain quotes. Only tags hold `="`; in texts and scripts a quote is escaped. */
function* plainQuotes(html: string): Generator<Edit> {
  let end = 0
  for (const at of placesOf(html, '&quot;')) {
    const open = at < end ? -1 : html.lastIndexOf('"', at)
    if (open < 0 || !jsonAttribute.test(html.slice(html.lastIndexOf(' ', open) + 1, open))) continue
    end = html.indexOf('"', at)
    if (end < 0) return
    const value = html
      .slice(open + 1, end)
      .replaceAll("'", '&#39;')
      .replaceAll('&quot;', '"')
    yield { from: open, to: end + 1, put: `'${value}'` }
  }
}

/**
 * A page as it is published, of the UTF-8 that Astro wrote: the same bytes for the same page, in every kind of build. `json` is
 * what its words of JSON stand for. All that is looked for is ASCII, and stands in Latin-1 where it stands in UTF-8: a text of
 * one sign for each byte is cut, and becomes bytes again, in an eighth of the time.
 */
export function finishPage(page: ArrayBuffer, json: readonly string[] = []): Buffer {
  const html = Buffer.from(page).toString('latin1')
  const cuts = [...runtimes(html), ...islandNumbers(html), ...packed(html)]
  return Buffer.from(edited(html, [...cuts, ...collected(html, json), ...plainQuotes(html)]), 'latin1')
}
