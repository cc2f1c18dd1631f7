import { islandStyle, runtimeElements } from './astro-runtime.ts'
import { type KeepFile, shareProps } from './shared-props.ts'

/** Astro writes its rule right before a script of its own; anywhere else the same words are somebody's text. */
function withoutRule(html: string): string {
  const found = runtimeElements.find((element) => html.includes(islandStyle + element))
  return found ? html.replace(islandStyle + found, () => found) : html
}

/**
 * Takes Astro's inline island runtime out of a page, whose own script holds it, so that the content security policy needs no
 * hashes. Only a script's whole text counts, never what a script looks like: whatever a seller or a dealer wrote stays text.
 * Attribute values cannot hold it, since its quotes are escaped there.
 */
const withoutRuntime = (html: string): string =>
  runtimeElements.reduce((page, element) => page.replace(element, ''), withoutRule(html))

/** Attributes that hold JSON: half of it would be escaped quotes. Only tags hold `="`; in texts and scripts a quote is escaped. */
const jsonAttributes = / (props|opts|data-[a-z-]+)="([^"]*&quot;[^"]*)"/g

const withPlainQuotes = (html: string): string =>
  html.replace(jsonAttributes, (_, name: string, value: string) => {
    const plain = value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')
    return ` ${name}='${plain}'`
  })

/** A page as it is published, and to `keep` what it shares with others. Same bytes for the same page, in every kind of build. */
export function finishPage(html: string, keep: KeepFile): string {
  return withPlainQuotes(shareProps(withoutRuntime(html), keep))
}
