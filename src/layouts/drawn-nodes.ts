import { Parser } from 'htmlparser2'
import type { DrawnNode } from '#api/shared-island.ts'

/**
 * Markup as React writes it, as nodes that a browser can make without reading text as HTML. Texts stay apart where a comment stands
 * between them: React finds its own by that.
 * @throws for SVG, whose elements and attributes a browser makes in another way
 */
export function drawnNodes(html: string): readonly DrawnNode[] {
  const whole: DrawnNode[] = []
  const open = [whole]
  const inside = () => open.at(-1) ?? whole
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg') throw new Error('A form in a dialog can draw no SVG.')
      const children: DrawnNode[] = []
      inside().push([tag, Object.entries(attributes), children])
      open.push(children)
    },
    ontext(text) {
      // A text with entities comes in pieces.
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
