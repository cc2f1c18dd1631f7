/** One part of a selector, which stands for one element: `li.wide`. */
export interface Compound {
  readonly tag: string | null
  readonly classes: readonly string[]
  /** Names of attributes, of a part that has nothing else. */
  readonly attributes: readonly string[]
}

/** What the scoped styles of a component ask of its elements. */
export interface ScopedStyles {
  readonly compounds: readonly Compound[]
  /** Those, by their texts, that stand beside another part, or right below one that is not scoped. */
  readonly beside: ReadonlySet<string>
  /** Whether selectors stand in one another: those are not read part by part. */
  readonly isNested: boolean
}

/** Reads a part without its states and attributes. */
export function compoundOf(text: string): Compound {
  const bare = text.replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  const tag = /^[a-z][\w-]*/i.exec(bare)?.[0] ?? null
  const classes = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const attributes = [...text.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)
  return { tag, classes, attributes: tag === null && classes.length === 0 ? attributes : [] }
}

export const textOf = ({ tag, classes, attributes }: Compound): string =>
  `${[tag ?? '', ...classes].join('.')}${attributes.map((name) => `[${name}]`).join('')}`

/** The text with `put` for all that stands between `start` and the bracket that closes it. */
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

/** The selectors of a style sheet: at-rules and key frames left out. */
function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  const found = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return found.filter((selector) => !/^(?:@|from$|to$|[\d.]+%)/.test(selector))
}

/** States that say more of an element in brackets, which is not scoped. */
const states = [':not(', ':has(', ':nth-child(', ':nth-last-child(', ':nth-of-type(', ':nth-last-of-type(']

/** Stands for a part that is not scoped. */
const anywhere = '\u0000'

/** The scoped parts of a selector, each with what stands right before it. */
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

/** Reads what the scoped styles of a component's source ask for. */
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
