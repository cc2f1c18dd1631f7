import { islandStyle, runtimeElements } from './astro-runtime.ts'
import { applyEdits, type Edit, placesOf } from './edits.ts'

/** A text's UTF-8 bytes as Latin-1 characters, one per byte. */
const bytewise = (text: string): string => Buffer.from(text).toString('latin1')

const cut = (from: number, to: number): Edit => ({ from, to, put: '' })

const style = bytewise(islandStyle)
const elements = runtimeElements.map(bytewise)

/**
 * Cuts Astro's inline island runtime, which is in the page's own script, so that the content security policy needs no
 * hashes. Only exact script texts match, so text written by sellers or dealers is never cut. Attribute values cannot
 * match: their quotes are escaped.
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

/**
 * Cuts Astro's uid of an island, which contains a hash of the project's path on the build machine; no script reads it.
 */
function* islandNumbers(html: string): Generator<Edit> {
  for (const at of placesOf(html, island)) {
    islandNumber.lastIndex = at + island.length
    if (islandNumber.test(html)) yield cut(at + island.length, islandNumber.lastIndex)
  }
}

/**
 * Astro's serialised island props: always the same, as the real props are in attributes of our own
 * (src/layouts/island-props.ts).
 */
const packedProps = ' props="{&quot;given&quot;:[0,{}]}"'

function* packed(html: string): Generator<Edit> {
  for (const at of placesOf(html, packedProps)) yield cut(at, at + packedProps.length)
}

const wordOfJson = / data-props="json:(\d+)"/y

/** Replaces JSON placeholders (see CollectedParts). Only in attributes written by Astro is the quote unescaped. */
function* collected(html: string, json: readonly string[]): Generator<Edit> {
  for (const at of placesOf(html, ' data-props="json:')) {
    wordOfJson.lastIndex = at
    const [whole = '', number] = wordOfJson.exec(html) ?? []
    if (whole) yield { from: at, to: at + whole.length, put: ` data-props='${bytewise(json[Number(number)] ?? '')}'` }
  }
}

/** Attributes that contain JSON, half of which would be escaped quotes. */
const jsonAttribute = /^(?:opts|data-[a-z-]+)=$/

/** Rewrites such attributes with plain quotes. Only tags contain `="`; in texts and scripts quotes are escaped. */
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
 * The published form of a page rendered by Astro (UTF-8): the same bytes in every kind of build. `json` holds the
 * values of its JSON placeholders. All patterns are ASCII, so the page is edited as Latin-1, one character per byte, in
 * an eighth of the time.
 */
export function finishPage(page: ArrayBuffer, json: readonly string[] = []): Buffer {
  const html = Buffer.from(page).toString('latin1')
  const cuts = [...runtimes(html), ...islandNumbers(html), ...packed(html)]
  return Buffer.from(applyEdits(html, [...cuts, ...collected(html, json), ...plainQuotes(html)]), 'latin1')
}
