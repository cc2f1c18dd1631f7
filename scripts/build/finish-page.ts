import { islandStyle, runtimeElements } from './astro-runtime.ts'

const plainScript = '<script>'

/** Where Astro's own writing begins and ends around a script at `at`, its rule right before it included; null when it is another's. */
function runtimeAt(html: string, at: number): readonly [from: number, to: number] | null {
  const element = runtimeElements.find((each) => html.startsWith(each, at))
  if (element === undefined) return null
  const rule = at - islandStyle.length
  return [html.startsWith(islandStyle, rule) ? rule : at, at + element.length]
}

/**
 * Takes Astro's inline island runtime out of a page, whose own script holds it, so that the content security policy needs no
 * hashes. Only a script's whole text counts, never what a script looks like: whatever a seller or a dealer wrote stays text.
 * Attribute values cannot hold it, since its quotes are escaped there.
 */
function withoutRuntime(html: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = html.indexOf(plainScript); at >= 0; at = html.indexOf(plainScript, at + 1)) {
    const found = runtimeAt(html, at)
    if (found === null) continue
    const [start, end] = found
    parts.push(html.slice(from, start))
    from = end
  }
  return parts.join('') + html.slice(from)
}

/** Attributes that hold JSON: half of it would be escaped quotes. Only tags hold `="`; in texts and scripts a quote is escaped. */
const jsonAttributes = / (opts|data-[a-z-]+)="([^"]*&quot;[^"]*)"/g

const withPlainQuotes = (html: string): string =>
  html.replace(jsonAttributes, (_, name: string, value: string) => {
    const plain = value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')
    return ` ${name}='${plain}'`
  })

/** Astro's number of an island, which holds a hash of where the project lies on the machine that builds; no script reads it. */
const islandNumber = /(?<=<astro-island )uid="\w*" /g

/** What Astro wrote of an island's props, which stand in attributes of our own: see src/layouts/island-props.ts. */
const packedProps = ' props="{&quot;given&quot;:[0,{}]}"'

/** A page as it is published. Same bytes for the same page, in every kind of build. */
export function finishPage(html: string): string {
  return withPlainQuotes(withoutRuntime(html).replace(islandNumber, '').replaceAll(packedProps, ''))
}
