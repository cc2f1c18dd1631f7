import { describe, expect, it } from 'vitest'
import { islandStyle, runtimeScripts } from './astro-runtime.ts'
import { finishPage } from './finish-page.ts'

const [load] = runtimeScripts
if (!load) throw new Error('Astro has no scripts of its own')

describe('finishPage', () => {
  it('moves a script of Astro’s into a file named by its content', () => {
    const extracted = new Map<string, string>()
    const html = finishPage(`<p>a</p>${load.element}<p>b</p>`, extracted)
    expect([...extracted]).toEqual([[load.path, load.source]])
    expect(html).toBe(`<p>a</p><script defer src="${load.path}"></script><p>b</p>`)
    expect(html).toMatch(/\/_astro\/runtime\.[0-9a-f]{10}\.js/)
  })

  it('knows every script of Astro’s apart, and each holds quotes, which attributes cannot hold unescaped', () => {
    expect(new Set(runtimeScripts.map(({ path }) => path)).size).toBe(runtimeScripts.length)
    expect(runtimeScripts.filter(({ source }) => !source.includes('"'))).toEqual([])
  })

  it('shares one file between pages with the same script', () => {
    const extracted = new Map<string, string>()
    finishPage(load.element, extracted)
    finishPage(load.element, extracted)
    expect(extracted.size).toBe(1)
  })

  it('drops the island rule, which the base style sheet holds', () => {
    const html = finishPage(`<p>a</p>${islandStyle}${load.element}`, new Map())
    expect(html).toBe(`<p>a</p><script defer src="${load.path}"></script>`)
  })

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['a style of anybody else, so that verification finds it', '<style>p{color:red}</style>'],
    ['the rule’s own words in an attribute', `<meta content="${islandStyle}<script>go()</script>">`],
    ['an inline script of anybody else, so that verification finds it', '<script>go()</script>'],
    ['a seller’s words in an attribute', '<meta content="2019 Hilux <script>go()</script> SR5">'],
    ['Astro’s own words in an attribute', `<meta content="${load.element.replaceAll('"', '&quot;')}">`],
    ['a script that only begins like Astro’s', load.element.replace('</script>', ';go()</script>')],
  ])('leaves %s alone', (_reason, html) => {
    const extracted = new Map<string, string>()
    expect(finishPage(html, extracted)).toBe(html)
    expect(extracted.size).toBe(0)
  })
})
