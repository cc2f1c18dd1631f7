import type { DrawnNode } from '#api/shared-island.ts'

/** Makes a node of a page from what the build drew it as. */
export function nodeOf(drawn: DrawnNode): Node {
  if (drawn === null) return new Comment()
  if (typeof drawn === 'string') return new Text(drawn)
  const [tag, attributes, children] = drawn
  const element = document.createElement(tag)
  for (const [name, value] of attributes) element.setAttribute(name, value)
  element.append(...children.map(nodeOf))
  return element
}
