import { parse } from '@astrojs/compiler-rs'

/** An element in a component's markup. */
export interface WrittenElement {
  readonly tag: string
  readonly classes: readonly string[]
  readonly attributes: readonly string[]
  /** Whether it may have other classes and attributes too (spread or dynamic). */
  readonly isOpen: boolean
  /** Whether no element of the same component contains it. */
  readonly isRoot: boolean
}

/** The parsed markup of a component. */
export interface View {
  readonly elements: readonly WrittenElement[]
  /** Import specifiers of the components it renders. */
  readonly imports: readonly string[]
  /** Whether it renders slotted content. */
  readonly hasSlot: boolean
  /** Whether it renders content unknown from its source: raw HTML or a dynamic component. */
  readonly isWorkedOut: boolean
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isJson(found) ? found[key] : undefined), value)
const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Map: component name -> import specifier. */
function importsOf(program: unknown): ReadonlyMap<string, string> {
  const lines = listAt(program, 'body').filter((line) => at(line, 'type') === 'ImportDeclaration')
  return new Map(
    lines.flatMap((line) =>
      listAt(line, 'specifiers').map((name): [string, string] => [
        String(at(name, 'local', 'name')),
        String(at(line, 'source', 'value')),
      ]),
    ),
  )
}

function attributesOf(element: Json): { readonly names: readonly string[]; readonly classes: string | null } {
  const attributes = listAt(element, 'openingElement', 'attributes')
  const named = (name: string) => attributes.find((attribute) => at(attribute, 'name', 'name') === name)
  const text = at(named('class'), 'value', 'value')
  const names = attributes.map((attribute) => String(at(attribute, 'name', 'name') ?? '...'))
  return { names, classes: typeof text === 'string' ? text : null }
}

function written(element: Json, tag: string, isRoot: boolean): WrittenElement {
  const { names, classes } = attributesOf(element)
  const isOpen = names.includes('...') || names.includes('class:list') || (names.includes('class') && classes === null)
  return { tag, classes: classes?.split(/\s+/).filter(Boolean) ?? [], attributes: names, isOpen, isRoot }
}

/** Parses a component's source. */
export function viewOf(source: string): View {
  const { ast } = parse(source)
  const imported = importsOf(at(ast, 'frontmatter', 'program'))
  const elements: WrittenElement[] = []
  const used = new Set<string>()
  let hasSlot = source.includes('Astro.slots')
  let isWorkedOut = false
  const note = (node: Json, name: string, isElement: boolean): void => {
    const file = imported.get(name)
    if (file) used.add(file)
    else if (name === 'slot') hasSlot = true
    // A member expression or dynamic name may be any element.
    else if (!isElement && name !== 'Fragment') isWorkedOut = true
    if (attributesOf(node).names.includes('set:html')) isWorkedOut = true
  }
  const walk = (node: unknown, isRoot: boolean): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, isRoot)
    if (!isJson(node) || Array.isArray(node)) return
    const name = node.type === 'JSXElement' ? String(at(node, 'openingElement', 'name', 'name') ?? '') : null
    if (name === 'style' || name === 'script') return
    const isElement = name !== null && /^[a-z]/.test(name) && name !== 'slot'
    if (isElement) elements.push(written(node, name, isRoot))
    if (name !== null) note(node, name, isElement)
    for (const value of Object.values(node)) walk(value, isRoot && !isElement)
  }
  walk(at(ast, 'body'), true)
  return { elements, imports: [...used], hasSlot, isWorkedOut }
}
