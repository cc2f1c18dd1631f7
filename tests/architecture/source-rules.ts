import { fileNamed, importsOf } from './imports.ts'

/** A rule for source files. */
export interface SourceRule {
  /** The rule as a sentence. */
  readonly rule: string
  /** Violations in a file. */
  readonly breaches: (file: string, source: string) => readonly string[]
}

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

function found(pattern: RegExp, source: string): readonly string[] {
  return [...withoutComments(source).matchAll(pattern)].map(([text]) => text.trim())
}

const isBelow = (...folders: readonly string[]) => {
  return (file: string) => folders.some((folder) => file.startsWith(`src/${folder}/`))
}

const isCaller = isBelow('api')
const isWoken = isBelow('islands')
const isMarkup = isBelow('components', 'layouts', 'pages')

/** The two files that may write raw HTML: an already rendered fragment, and structured data with every < escaped. */
const rawWriters = new Set(['src/components/shell/CachedFragment.astro', 'src/components/shell/JsonLd.astro'])

/** Value imports from subfolders of src/islands, which are internal to islands. Type imports are allowed. */
function innerParts(file: string, source: string): readonly string[] {
  const values = importsOf(source).filter(({ isType }) => !isType)
  return values.flatMap(({ target }) => {
    const named = fileNamed(target, file) ?? ''
    return /^src\/islands\/[^/]+\//.test(named) ? [named] : []
  })
}

export const sourceRules: readonly SourceRule[] = [
  {
    rule: 'calls of a browser are made in src/api alone',
    breaches: (file, source) =>
      isCaller(file)
        ? []
        : found(
            /(?<![\w.#'"-])(?:(?:window\.|globalThis\.)?fetch\s*\(|new (?:XMLHttpRequest|EventSource|WebSocket)\b|navigator\.sendBeacon\b)/g,
            source,
          ),
  },
  {
    rule: 'hooks are used in src/islands alone',
    breaches: (file, source) => (isWoken(file) ? [] : found(/(?<![\w.'"-])use(?:[A-Z]\w*)?\s*\(/g, source)),
  },
  {
    rule: 'an island makes no ids of React’s: those of a page and of a browser differ, as a form is drawn once for many pages',
    breaches: (_file, source) => found(/(?<!\w)useId\b/g, source),
  },
  {
    rule: 'markup enters an island by a file at the root of src/islands',
    breaches: (file, source) => (isMarkup(file) && !file.endsWith('.test.ts') ? innerParts(file, source) : []),
  },
  {
    rule: 'an island is drawn in its page and holds nothing of it: what wakes islands knows no other',
    breaches: (_file, source) => found(/\bclient:only\b|<[A-Z]\w*[^<>]*\sclient:[^<>]*(?<!\/)>/g, source),
  },
  {
    rule: 'no text is written into a page as it is, but by two components',
    breaches: (file, source) =>
      rawWriters.has(file)
        ? []
        : found(
            /\bset:html\b|\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*\+?=|\binsertAdjacentHTML\b|\bdocument\.write\b|\bDOMParser\b|\bparseHTMLUnsafe\b|\bcreateContextualFragment\b|\.setHTML\w*\b/g,
            source,
          ),
  },
  {
    rule: 'no element has a style or a handler of its own: the policy of every site refuses them',
    breaches: (file, source) =>
      /\.(?:astro|tsx)$/.test(file)
        ? found(file.endsWith('.astro') ? /\s(?:style|on[a-z]+)=/g : /\sstyle=/g, source)
        : [],
  },
  {
    rule: 'texts are ordered and written in a language that is named: the machine’s own is another on each',
    breaches: (_file, source) =>
      found(/\.localeCompare\([^,()]*\)|\.toLocale\w+\(\)|\bnew Intl\.\w+\(\s*(?:\)|undefined\b)/g, source),
  },
]

/** Maximum lines of a file in src/pages, which only combines a route with its parts. */
export const longestPage = 60

/** Longer pages -> allowed lines. None may grow or be added; one that becomes short enough must be removed. */
export const longPages: Readonly<Record<string, number>> = {
  'src/pages/[...service].astro': 64,
  'src/pages/cars/_DelistedPage.astro': 95,
  'src/pages/locations/[slug].astro': 78,
  'src/pages/cars/_CarPage.astro': 62,
}

/** Pages that are too long, and entries of `longPages` no longer needed. `lines` maps path -> number of lines. */
export function lengthFaults(lines: ReadonlyMap<string, number>): readonly string[] {
  const tooLong = [...lines].filter(([file, count]) => count > (longPages[file] ?? longestPage))
  const shortAgain = Object.keys(longPages).filter((file) => (lines.get(file) ?? 0) <= longestPage)
  return [
    ...tooLong.map(([file, count]) => `${file} has ${count} lines; ${longPages[file] ?? longestPage} are allowed`),
    ...shortAgain.map((file) => `${file} is short or gone; take it off the list`),
  ]
}
