import type { DrawnNode } from '#api/shared-island.ts'
import { asMarkup } from '#domain/text/markup.ts'
import { isSharedPath } from '../collected-parts.ts'
import { voidElements } from '../void-elements.ts'

function htmlOf(drawn: DrawnNode): string {
  if (drawn === null) return ''
  if (typeof drawn === 'string') return asMarkup(drawn)
  const [tag, attributes, children] = drawn
  const said = attributes.map(([name, value]) => ` ${name}="${asMarkup(value)}"`)
  const end = voidElements.has(tag) ? '' : `${children.map(htmlOf).join('')}</${tag}>`
  return `<${tag}${said.join('')}>${end}`
}

/** HTML of the nodes in a shared file that pages fetch and render; null when the file has none. */
export function drawnHtml(path: string, text: () => string): string | null {
  if (!isSharedPath(path)) return null
  const { drawn = [] }: { readonly drawn?: readonly DrawnNode[] } = JSON.parse(text())
  return drawn.length > 0 ? drawn.map(htmlOf).join('') : null
}
