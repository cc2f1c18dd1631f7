/** What the scoped styles of one component may ask of an element: one of these classes, one of these tags, or nothing at all. */
export interface ScopedKeys {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly isUniversal: boolean
}

/** The text without what stands between `start` and the bracket that closes it. */
function withoutCalls(text: string, start: string): string {
  const at = text.indexOf(start)
  if (at < 0) return text
  let depth = 1
  let end = at + start.length
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return withoutCalls(text.slice(0, at) + text.slice(end), start)
}

/** The selectors of a style sheet as they are scoped: at-rules, key frames and `:global(...)` left out. */
function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  const found = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return found.filter((selector) => !/^(?:@|from$|to$|[\d.]+%)/.test(selector))
}

/** The parts of a selector that each stand for one element, as far as they are scoped. */
const compoundsOf = (selector: string): string[] =>
  [':global(', ':not(', ':has(']
    .reduce(withoutCalls, selector)
    .split(/[\s>+~,()]+/)
    .filter((part) => part !== '' && !/^(?:&|:(?:is|where)$)/.test(part))

const withoutStates = (compound: string): string => compound.replace(/\[[^\]]*\]|::?[\w-]+/g, '')

/** Reads what the scoped styles of a component's source ask for; where in doubt, for more. */
export function scopedKeys(source: string): ScopedKeys {
  const css = [...source.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n')
  const compounds = selectorsOf(css).flatMap(compoundsOf)
  const classes = new Set(
    compounds.flatMap((part) => [...part.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  )
  const plain = compounds.map(withoutStates).filter((part) => !part.includes('.'))
  const markup = source.replace(/<style>[\s\S]*?<\/style>/g, '')
  const isUnseen = [...classes].some((name) => !RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup))
  return {
    classes,
    tags: new Set(plain.filter((part) => /^[a-z]/.test(part))),
    isUniversal: isUnseen || plain.some((part) => !/^[a-z][\w-]*$/.test(part)),
  }
}
