import type { MarkupNode } from '#api/shared-island.ts'

/** Creates a DOM node from its serialised form (null: an empty comment; string: text). */
export function nodeOf(drawn: MarkupNode): Node {
  if (drawn === null) return new Comment()
  if (typeof drawn === 'string') return new Text(drawn)
  const [tag, attributes, children] = drawn
  const element = document.createElement(tag)
  for (const [name, value] of attributes) element.setAttribute(name, value)
  element.append(...children.map(nodeOf))
  return element
}
