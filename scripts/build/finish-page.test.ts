import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { islandStyle, runtimeElements } from './astro-runtime.ts'
import { finishPage } from './finish-page.ts'

const [load = ''] = runtimeElements

const packed = (before: string, after: string) => `${before} props="{&quot;given&quot;:[0,{}]}"${after}`

const finished = (html: string, json?: readonly string[]): string =>
  finishPage(new TextEncoder().encode(html).buffer, json).toString()

describe('finishPage', () => {
  it.each([
    ['every script of Astro’s', `<p>a</p>${runtimeElements.join('')}<p>b</p>`, '<p>a</p><p>b</p>'],
    ['the island rule, which the base style sheet holds', `<p>a</p>${islandStyle}${load}`, '<p>a</p>'],
  ])('takes out %s', (_reason, html, expected) => {
    expect(finished(html)).toBe(expected)
  })

  it.each([
    ['JSON for an island', '<a opts="{&quot;a&quot;:&quot;b&quot;}">', `<a opts='{"a":"b"}'>`],
    [
      'JSON with an apostrophe',
      `<p data-car="{&quot;a&quot;:&quot;O'Brien&quot;}">`,
      `<p data-car='{"a":"O&#39;Brien"}'>`,
    ],
    [
      'JSON in any script',
      '<p data-car="{&quot;a&quot;:&quot;Škoda – 日産 🚗&quot;}">',
      `<p data-car='{"a":"Škoda – 日産 🚗"}'>`,
    ],
    ['two attributes', '<p data-a="&quot;" data-b="&quot;">', `<p data-a='"' data-b='"'>`],
    ['what else is escaped in it', '<p data-car="&quot;&lt;&amp;&gt;&#38;">', `<p data-car='"&lt;&amp;&gt;&#38;'>`],
  ])('writes the quotes plainly of %s', (_reason, html, expected) => {
    expect(finished(html)).toBe(expected)
  })

  it('takes out what Astro writes of an island’s props, and a number that is another on every machine', () => {
    const island = '<astro-island uid="Z1a2b3" data-props="{}" props="{&quot;given&quot;:[0,{}]}" ssr>'
    expect(finished(island)).toBe('<astro-island data-props="{}" ssr>')
  })

  it('puts JSON where its word stands', () => {
    const html = '<p>é</p><astro-island data-props="json:1" ssr></astro-island><astro-island data-props="json:0" ssr>'
    expect(finished(html, ['{"b":"$1"}', '{"a":"é &amp; 日産"}'])).toBe(
      `<p>é</p><astro-island data-props='{"a":"é &amp; 日産"}' ssr></astro-island><astro-island data-props='{"b":"$1"}' ssr>`,
    )
  })

  it('does all of it at once', () => {
    const props = packed('<astro-island uid="Z" data-props="json:0"', ' opts="{&quot;name&quot;:1}">')
    expect(finished(`ä${islandStyle}${load}${props}ö`, ['{}'])).toBe(
      `ä<astro-island data-props='{}' opts='{"name":1}'>ö`,
    )
  })

  test('whatever people write stays as it is', () => {
    const text = fc.string({ unit: 'grapheme' }).map((words) => words.replaceAll('"', '&quot;').replaceAll('<', '&lt;'))
    fc.assert(
      fc.property(text, text, (words, value) => {
        const html = `<p title="${value}">${words}</p>`
        expect(finished(html)).toBe(html)
      }),
    )
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
    ['a word of JSON that stands in a text', '<p> data-props=&quot;json:0&quot;</p>'],
    ['a word of JSON in another attribute', '<p title="json:0">json:0</p>'],
    ['an attribute that never ends', '<p data-car="&quot;'],
    ['an attribute without quotes in it', '<p data-car="a">'],
    ['an island’s words in a text', '<p>&lt;astro-island uid=&quot;a&quot; props=&quot;{}&quot;&gt;</p>'],
    ['a number of another element', '<p uid="a"></p>'],
    ['a script that only begins like Astro’s', load.replace('</script>', ';go()</script>')],
  ])('leaves %s alone', (_reason, html) => {
    expect(finished(html)).toBe(html)
  })
})
