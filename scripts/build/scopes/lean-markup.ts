import { voidElements } from '../void-elements.ts'
import { mayAsk, rootClass, type Scope, scopingOf } from './scope.ts'

/** An element of a compiled component. */
interface CompiledElement {
  readonly start: number
  readonly text: string
  readonly isRoot: boolean
}

/** Offset of the `>` of a tag; skips expressions and quoted values. */
function tagEnd(code: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let at = start; at < code.length; at++) {
    const sign = code[at]
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (depth === 0 && sign === '"') isQuoted = !isQuoted
    else if (depth === 0 && !isQuoted && sign === '>') return at
  }
  return code.length
}

/** Elements of a compiled component, in order; null when its tags are unbalanced. */
export function compiledElements(code: string): readonly CompiledElement[] | null {
  const found: CompiledElement[] = []
  const open: string[] = []
  const tags = /<(\/?)([a-z][\w-]*)/g
  for (let tag = tags.exec(code); tag; tag = tags.exec(code)) {
    const [, slash, name = ''] = tag
    if (slash) {
      if (open.pop() !== name) return null
      continue
    }
    const end = tagEnd(code, tags.lastIndex)
    found.push({ start: tag.index, text: code.slice(tag.index, end), isRoot: open.length === 0 })
    if (!voidElements.has(name) && code[end - 1] !== '/') open.push(name)
    tags.lastIndex = end
  }
  return open.length === 0 ? found : null
}

/** Whether a rule of the component matches this element by its scope attribute. */
function isAsked({ text, isRoot }: CompiledElement, scope: Scope): boolean {
  const tag = /^<([a-z][\w-]*)/.exec(text)?.[1] ?? ''
  const classes = / class="([^"]*)"/.exec(text)?.[1]?.split(/\s+/) ?? []
  const isOpen = /"class(?::list)?"\)|spreadAttributes/.test(text)
  const attributes = [...text.matchAll(/[\s"]([a-z][\w-]*)(?=["=\s]|$)/g)].map(([, name = '']) => name)
  const scoped = scope.styles.compounds.map((compound) => ({ compound, by: scopingOf(compound, scope) }))
  if (isRoot && rootClass(scope) === null && scoped.some(({ by }) => by === 'ancestor')) return true
  return scoped.some(
    ({ compound, by }) => by === 'attribute' && mayAsk(compound, { tag, classes, attributes, isOpen }, scope.unseen),
  )
}

/** Whether the last render call before `at` is of a component, as opposed to a dynamic element such as `<Tag>`. */
function isComponent(code: string, at: number): boolean {
  const rendered = [...code.slice(0, at).matchAll(/renderComponent\(\$\$result, "[^"]*", ([\w$.]+)/g)].at(-1)?.[1] ?? ''
  return rendered.startsWith('$$') || code.includes(`import ${rendered} from`)
}

/** Removes the scope attribute from a compiled component's elements that its styles do not need it on. */
export function leanMarkup(code: string, scope: Scope): string {
  const lean = code.replace(/,?\s*"data-astro-cid-\w+":\s*true/g, (prop, at: number) =>
    isComponent(code, at) ? '' : prop.replace(/data-astro-cid-\w+/, scope.attribute),
  )
  const elements = compiledElements(lean)
  return lean.replace(/ data-astro-cid-\w+/g, (_, at: number) => {
    const element = elements?.findLast(({ start, text }) => start < at && at <= start + text.length)
    return !element || isAsked(element, scope) ? ` ${scope.attribute}` : ''
  })
}
