/** A compound selector, which matches one element: `li.wide`. */
export interface Compound {
  readonly tag: string | null
  readonly classes: readonly string[]
  /** Attribute names; empty when the compound has a tag or class. */
  readonly attributes: readonly string[]
}

/** The selectors of a component's scoped styles. */
export interface ScopedStyles {
  readonly compounds: readonly Compound[]
  /** Texts of compounds after a sibling combinator, or that are direct children of an unscoped one. */
  readonly beside: ReadonlySet<string>
  /** Whether selectors are nested; these are not read compound by compound. */
  readonly isNested: boolean
}

/** Parses a compound, ignoring pseudo-classes. */
export function compoundOf(text: string): Compound {
  const bare = text.replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  const tag = /^[a-z][\w-]*/i.exec(bare)?.[0] ?? null
  const classes = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const attributes = [...text.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)
  return { tag, classes, attributes: tag === null && classes.length === 0 ? attributes : [] }
}

export const textOf = ({ tag, classes, attributes }: Compound): string =>
  `${[tag ?? '', ...classes].join('.')}${attributes.map((name) => `[${name}]`).join('')}`

/** Replaces each call, from `start` to its closing bracket, by `put`. */
function withoutCalls(text: string, start: string, put: string): string {
  const at = text.indexOf(start)
  if (at < 0) return text
  let depth = 1
  let end = at + start.length
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return withoutCalls(text.slice(0, at) + put + text.slice(end), start, put)
}

/** Selectors of a style sheet, without at-rules and keyframes. */
function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  const found = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return found.filter((selector) => !/^(?:@|from$|to$|[\d.]+%)/.test(selector))
}

/** Functional pseudo-classes whose arguments are not scoped. */
const states = [':not(', ':has(', ':nth-child(', ':nth-last-child(', ':nth-of-type(', ':nth-last-of-type(']

/** Placeholder for an unscoped compound. */
const anywhere = '\u0000'

/** The scoped compounds of a selector, each with its preceding combinator. */
function partsOf(selector: string): readonly { readonly text: string; readonly before: string }[] {
  const bare = states.reduce((text, start) => withoutCalls(text, start, ''), selector)
  const marked = withoutCalls(bare, ':global(', anywhere).replace(/\s*([>+~,])\s*/g, '$1')
  const parts = [...marked.matchAll(/([\s>+~,()]*)([^\s>+~,()]+)/g)]
  return parts.flatMap(([, joint = '', text = ''], at) => {
    if (text.includes(anywhere) || /^(?:&|:(?:is|where)$)/.test(text)) return []
    const isBelowAnywhere = joint === '>' && (parts[at - 1]?.[2] ?? '').includes(anywhere)
    return [{ text, before: isBelowAnywhere ? '+' : joint }]
  })
}

const isNestedIn = (selector: string): boolean => /&|:(?:is|where)\(/.test(withoutCalls(selector, ':global(', ''))

/** Parses the scoped styles in a component's source. */
export function scopedStyles(source: string): ScopedStyles {
  const css = [...source.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n')
  const selectors = selectorsOf(css)
  const parts = selectors.flatMap(partsOf)
  const beside = parts.filter(({ before }) => /[+~]/.test(before))
  return {
    compounds: parts.map(({ text }) => compoundOf(text)),
    beside: new Set(beside.map(({ text }) => textOf(compoundOf(text)))),
    isNested: selectors.some(isNestedIn),
  }
}
