import { XMLParser } from 'fast-xml-parser'
import { isRecord } from '#domain/data/record.ts'
import { blockElements, silentElements, textElements } from '#stock/html-elements.ts'

/** HTML elements that never contain facts in feeds; others, such as option, image and address, may. */
const shaping = new Set(
  'a b big blockquote br center del div dl em font h1 h2 h3 h4 h5 h6 hr i ins li ol p pre s small span strike strong sub sup table td th tt u ul'.split(
    ' ',
  ),
)

const isOfHtml = (name: string) =>
  shaping.has(name) || blockElements.has(name) || textElements.has(name) || silentElements.has(name)

const listOf = (node: unknown): readonly unknown[] => (Array.isArray(node) ? node : [node])

/** Child elements by lower-case name, without text and attributes. */
function elementsIn(node: unknown): readonly (readonly [name: string, nodes: readonly unknown[]])[] {
  if (!isRecord(node)) return []
  const inner = Object.entries(node).filter(([name]) => name !== '#text' && !name.startsWith('@'))
  return inner.map(([name, nodes]) => [name.toLowerCase(), listOf(nodes)])
}

function isAllHtml(node: unknown): boolean {
  return elementsIn(node).every(([name, nodes]) => isOfHtml(name) && nodes.every(isAllHtml))
}

const placeKey = XMLParser.getMetaDataSymbol().valueOf()

/** The source text of an element, by the parser's captureMetaData. */
function sourceOf(node: object, file: string): string {
  const place: unknown = Reflect.get(node, placeKey)
  return isRecord(place) ? file.slice(Number(place.startIndex), Number(place.endIndex)) : ''
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The inner HTML of an element's source; CDATA, unknown to HTML, is escaped. */
function innerHtml(source: string): string {
  const inner = source.replace(/^<(?:"[^"]*"|'[^']*'|[^'">])*>/, '').replace(/<\/[^<>]*>$/, '')
  return inner.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, words: string) => escaped(words))
}

/** The source of an element whose content is text with HTML markup; null for other elements. */
export function markedUpText(node: unknown, file: string): string | null {
  const isText = elementsIn(node).some(([name]) => shaping.has(name)) && isAllHtml(node)
  return isText && isRecord(node) ? innerHtml(sourceOf(node, file)) : null
}
