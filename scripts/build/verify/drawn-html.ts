import type { MarkupNode } from '#api/shared-island.ts'
import { escapeMarkup } from '#domain/text/markup.ts'
import { isSharedPath } from '../collected-parts.ts'
import { voidElements } from '../void-elements.ts'

function htmlOf(drawn: MarkupNode): string {
  if (drawn === null) return ''
  if (typeof drawn === 'string') return escapeMarkup(drawn)
  const [tag, attributes, children] = drawn
  const said = attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  const end = voidElements.has(tag) ? '' : `${children.map(htmlOf).join('')}</${tag}>`
  return `<${tag}${said.join('')}>${end}`
}

/** HTML of the nodes in a shared file that pages fetch and render; null when the file has none. */
export function drawnHtml(path: string, text: () => string): string | null {
  if (!isSharedPath(path)) return null
  const { drawn = [] }: { readonly drawn?: readonly MarkupNode[] } = JSON.parse(text())
  return drawn.length > 0 ? drawn.map(htmlOf).join('') : null
}
