import { describe, expect, it } from 'vitest'
import { islandStyle, runtimeElements } from './astro-runtime.ts'
import { finishPage } from './finish-page.ts'

const [load = ''] = runtimeElements

describe('finishPage', () => {
  it.each([
    ['every script of Astro’s', `<p>a</p>${runtimeElements.join('')}<p>b</p>`, '<p>a</p><p>b</p>'],
    ['the island rule, which the base style sheet holds', `<p>a</p>${islandStyle}${load}`, '<p>a</p>'],
  ])('takes out %s', (_reason, html, expected) => {
    expect(finishPage(html)).toBe(expected)
  })

  it.each([
    ['JSON for an island', '<a opts="{&quot;a&quot;:&quot;b&quot;}">', `<a opts='{"a":"b"}'>`],
    [
      'JSON with an apostrophe',
      `<p data-car="{&quot;a&quot;:&quot;O'Brien&quot;}">`,
      `<p data-car='{"a":"O&#39;Brien"}'>`,
    ],
    ['what else is escaped in it', '<p data-car="&quot;&lt;&amp;&gt;&#38;">', `<p data-car='"&lt;&amp;&gt;&#38;'>`],
  ])('writes the quotes plainly of %s', (_reason, html, expected) => {
    expect(finishPage(html)).toBe(expected)
  })

  it('takes out what Astro writes of an island’s props, and a number that is another on every machine', () => {
    const island = '<astro-island uid="Z1a2b3" data-props="{}" props="{&quot;given&quot;:[0,{}]}" ssr>'
    expect(finishPage(island)).toBe('<astro-island data-props="{}" ssr>')
  })

  it('knows every script of Astro’s apart, and each holds quotes, which attributes cannot hold unescaped', () => {
    expect(new Set(runtimeElements).size).toBe(4)
    expect(runtimeElements.filter((element) => !element.includes('"'))).toEqual([])
  })

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['a style of anybody else, so that verification finds it', '<style>p{color:red}</style>'],
    ['the rule’s own words in an attribute', `<meta content="${islandStyle}<script>go()</script>">`],
    ['an inline script of anybody else, so that verification finds it', '<script>go()</script>'],
    ['a seller’s words in an attribute', '<meta content="2019 Hilux <script>go()</script> SR5">'],
    ['Astro’s own words in an attribute', `<meta content="${load.replaceAll('"', '&quot;')}">`],
    ['a seller’s words about attributes', '<p> data-car=&quot;a&quot; </p>'],
    ['structured data about attributes', '<script type="application/ld+json">{"a":" props=\\"&quot;\\""}</script>'],
    ['an attribute without quotes in it', '<p data-car="a">'],
    ['an island’s words in a text', '<p>&lt;astro-island uid=&quot;a&quot; props=&quot;{}&quot;&gt;</p>'],
    ['a number of another element', '<p uid="a"></p>'],
    ['a script that only begins like Astro’s', load.replace('</script>', ';go()</script>')],
  ])('leaves %s alone', (_reason, html) => {
    expect(finishPage(html)).toBe(html)
  })
})
