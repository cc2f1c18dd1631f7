import { describe, expect, it } from 'vitest'
import { injectionsIn } from './injections.ts'

describe('injectionsIn', () => {
  it.each([
    ['a script', '<p><script>__ran(1)</script></p>', 'a script'],
    ['a script that is never closed', '<p><script>__ran(1)', 'a script'],
    ['a module', '<script type="module">__ran(1)</script>', 'a script'],
    ['a handler', '<img src=x onerror=__ran(1)>', 'onerror of <img>'],
    ['a handler that broke out of an attribute', '<p title="" onclick="__ran(1)">', 'onclick of <p>'],
    ['an address', '<a href="javascript:__ran(1)">go</a>', 'href of <a>'],
    ['a page in a frame', '<iframe srcdoc="<script>__ran(1)</script>"></iframe>', 'srcdoc of <iframe>'],
    ['an island', '<astro-island component-url="data:text/javascript,__ran(1)">', 'component-url of <astro-island>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=javascript:__ran(1)">', 'content of <meta>'],
  ])('finds %s', (_reason, html, found) => {
    expect(injectionsIn(html)).toEqual([found])
  })

  it.each([
    ['text', '<p>&lt;script&gt;__ran(1)&lt;/script&gt;</p>'],
    ['an attribute', '<meta content="<script>__ran(1)</script>">'],
    ['structured data', '<script type="application/ld+json">{"name":"__ran(1)"}</script>'],
  ])('finds nothing in %s', (_reason, html) => {
    expect(injectionsIn(html)).toEqual([])
  })
})
