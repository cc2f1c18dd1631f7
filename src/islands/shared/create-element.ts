type Child = Node | string | null

/** An element with its attributes and what stands in it; a child that is null stands nowhere. */
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
