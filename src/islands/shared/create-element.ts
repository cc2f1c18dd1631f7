type Child = Node | string | null

/** Creates an element with attributes and children; null children are left out. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.filter((child) => child !== null))
  return element
}
