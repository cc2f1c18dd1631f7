import { Parser } from 'htmlparser2'
import type { MarkupNode } from '#api/shared-island.ts'

/**
 * Parses rendered HTML into nodes that a browser can create without an HTML parser. Texts separated by a comment stay
 * separate, as React relies on that when it hydrates.
 * @throws for SVG, whose elements and attributes need another API
 */
export function parseMarkupNodes(html: string): readonly MarkupNode[] {
  const whole: MarkupNode[] = []
  const open = [whole]
  const inside = () => open.at(-1) ?? whole
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg') throw new Error('Markup that a page fetches can have no SVG.')
      const children: MarkupNode[] = []
      inside().push([tag, Object.entries(attributes), children])
      open.push(children)
    },
    ontext(text) {
      // The parser emits a text with entities in several parts.
      const before = inside().at(-1)
      if (typeof before === 'string') inside().splice(-1, 1, before + text)
      else inside().push(text)
    },
    oncomment: () => void inside().push(null),
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return whole
}
