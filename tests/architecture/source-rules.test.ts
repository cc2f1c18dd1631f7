import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { lengthFaults, longPages, sourceRules } from './source-rules.ts'

const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.tsx?$/.test(file))
const [calls, hooks, ids, entries, woken, rawText, styles, languages] = sourceRules.map(({ breaches }) => breaches)

test.each(sourceRules.map(({ rule, breaches }) => [rule, breaches] as const))('%s', (_rule, breaches) => {
  expect(sources.length).toBeGreaterThan(500)
  const all = sources.flatMap((file) => breaches(file, readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))
  expect(all).toEqual([])
})

test.each([
  ['a call from an island', calls, 'src/islands/x.ts', "await fetch('/x')"],
  ['one of the window', calls, 'src/stores/x.ts', "window.fetch('/x')"],
  ['an old kind of call', calls, 'src/islands/x.ts', 'const call = new XMLHttpRequest()'],
  ['a beacon', calls, 'src/islands/x.ts', "navigator.sendBeacon('/x')"],
  ['a hook in a view', hooks, 'src/components/x.tsx', 'const [open, setOpen] = useState(false)'],
  ['the newest hook', hooks, 'src/components/x.tsx', 'const site = use(SiteContext)'],
  ['an id that React makes', ids, 'src/islands/X.tsx', 'const id = useId()'],
  ['an inner part of an island', entries, 'src/pages/x.astro', "import { Foot } from '#islands/enquiry/FormFoot.tsx'"],
  [
    'one that a script enters',
    entries,
    'src/layouts/x.astro',
    "<script>\n  import '#islands/shell/menus.ts'\n</script>",
  ],
  ['one entered lazily', entries, 'src/layouts/x.astro', "const m = await import('#islands/shell/menus.ts')"],
  ['one by a path', entries, 'src/pages/x.astro', "import { a } from '../islands/shell/menus.ts'"],
  ['an island that no page draws', woken, 'src/pages/x.astro', '<Search client:only="react" />'],
  ['one with a part of its page inside', woken, 'src/pages/x.astro', '<Search client:load {...props}><p /></Search>'],
  ['raw text in a template', rawText, 'src/components/x.astro', '<p set:html={text} />'],
  ['raw text in React', rawText, 'src/islands/X.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['raw text in a script', rawText, 'src/islands/x.ts', 'place.innerHTML = text'],
  ['raw text beside an element', rawText, 'src/islands/x.ts', "place.insertAdjacentHTML('beforeend', text)"],
  ['text that is parsed', rawText, 'src/islands/x.ts', "new DOMParser().parseFromString(text, 'text/html')"],
  ['text that is parsed at once', rawText, 'src/islands/x.ts', 'place.setHTMLUnsafe(text)'],
  ['a style of an element', styles, 'src/components/x.astro', '<p style="color: red">'],
  ['a style in React', styles, 'src/components/X.tsx', '<p style={{ color: text }}>'],
  ['a handler in a page', styles, 'src/pages/x.astro', '<button onclick="buy()">'],
  ['an order of the machine’s', languages, 'src/domain/x.ts', 'names.sort((a, b) => a.localeCompare(b))'],
  ['a number as the machine writes it', languages, 'src/domain/x.ts', 'price.toLocaleString()'],
  ['a collator of no language', languages, 'src/domain/x.ts', 'new Intl.Collator(undefined, { numeric: true })'],
])('planted: %s is found', (_reason, breaches, file, source) => {
  expect(breaches?.(file, source)).toHaveLength(1)
})

test.each([
  ['a call where calls live', calls, 'src/api/call.ts', "await fetch('/x')"],
  ['what can call, as a type', calls, 'src/islands/x.ts', 'readonly get: typeof fetch'],
  ['a word for it', calls, 'src/islands/x.ts', "// fetch('/x') is made elsewhere\nprefetch('/x')"],
  ['a hook in an island', hooks, 'src/islands/X.tsx', 'const [open, setOpen] = useState(false)'],
  ['a word for ids', ids, 'src/islands/X.tsx', '// useId would be another here\nconst id = fieldId(form, name)'],
  ['an island', entries, 'src/pages/x.astro', "import { Search } from '#islands/Search.tsx'"],
  ['one that its page draws', woken, 'src/pages/x.astro', '<p><Search client:idle={{ timeout: 9 }} {...props} /></p>'],
  ['the type of its props', entries, 'src/pages/x.ts', "import type { P } from '#islands/search/search-props.ts'"],
  ['an order of a language', languages, 'src/domain/x.ts', "a.localeCompare(b, 'en')"],
  ['text', rawText, 'src/islands/x.ts', 'place.textContent = text'],
  ['a handler of React', styles, 'src/islands/X.tsx', '<button onClick={buy}>'],
])('%s is fine', (_reason, breaches, file, source) => {
  expect(breaches?.(file, source)).toEqual([])
})

describe('a page', () => {
  const pages = globSync('src/pages/**/*.astro').map((file) => {
    return [file, readFileSync(file, 'utf8').trimEnd().split('\n').length] as const
  })

  it('is an address and its parts: 60 lines, and those that were longer do not grow', () => {
    expect(lengthFaults(new Map(pages))).toEqual([])
  })

  test.each([
    ['a page that became long', { 'src/pages/x.astro': 61 }, 'src/pages/x.astro has 61 lines; 60 are allowed'],
    ['a long one that grew', { 'src/pages/[...service].astro': 500 }, 'src/pages/[...service].astro has 500 lines;'],
    [
      'a long one that is short now',
      { 'src/pages/[...service].astro': 60 },
      'src/pages/[...service].astro is short or gone',
    ],
  ])('planted: %s is found', (_reason, changed, fault) => {
    const faults = lengthFaults(new Map([...Object.entries(longPages), ...Object.entries(changed)]))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})
