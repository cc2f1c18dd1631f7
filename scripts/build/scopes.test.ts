import { describe, expect, it, test } from 'vitest'
import { leanMarkup, leanStyles, type Scope, scopesOf } from './scopes.ts'

const view = (css: string, markup = '<p class="row own">a</p><h2>b</h2>') => `${markup}\n<style>${css}</style>`

/** A template literal, whose braces stand for what is worked out. */
const template = (html: string): string => `\`${html.replace('{', '\u0024{')}\``

/** The scope of a component beside one other source, which has a row too. */
function scopeOf(source: string): Scope {
  const scope = scopesOf(
    new Map([
      ['/a.astro', source],
      ['/b.astro', '<div class="row"></div>'],
    ]),
  ).get('/a.astro')
  if (!scope) throw new Error('no scope')
  return scope
}

const scope = scopeOf(view('.row{} .own{} h2{}'))

describe('leanStyles', () => {
  test.each([
    ['a class of no other source, as strong as before', '.own[data-astro-cid-x]{}', '.own.own{}'],
    ['a class that another source has', '.row[data-astro-cid-x]{}', '.row[data-s0]{}'],
    ['a tag', 'h2[data-astro-cid-x]:hover{}', 'h2[data-s0]:hover{}'],
    ['each part by itself', '.own[data-astro-cid-x]>h2[data-astro-cid-x]{}', '.own.own>h2[data-s0]{}'],
    ['a part with an attribute', '.own[hidden][data-astro-cid-x]{}', '.own[hidden].own{}'],
    ['what is not scoped', 'html .row{}', 'html .row{}'],
  ])('%s', (_reason, css, expected) => {
    expect(leanStyles(css, scope)).toBe(expected)
  })

  it('refuses a rule that was not read, whose elements would go without their marks', () => {
    expect(() => leanStyles('.other[data-astro-cid-x]{}', scope)).toThrow('no scope was read for .other')
  })
})

describe('leanMarkup', () => {
  test.each([
    ['an element of no rule', '`<p data-astro-cid-x>`', '`<p>`'],
    ['an element of a class of its own', '`<p class="own" data-astro-cid-x>`', '`<p class="own">`'],
    [
      'an element of a class that others have',
      '`<p class="row own" data-astro-cid-x>`',
      '`<p class="row own" data-s0>`',
    ],
    ['an element of a tag', '`<h2 id="a" data-astro-cid-x>`', '`<h2 id="a" data-s0>`'],
    [
      'an attribute that is worked out',
      template('<h2{attribute(a > b ? { c } : d, "id")} data-astro-cid-x>'),
      template('<h2{attribute(a > b ? { c } : d, "id")} data-s0>'),
    ],
    [
      'a class that is worked out',
      template('<p{addAttribute(name, "class")} data-astro-cid-x>'),
      template('<p{addAttribute(name, "class")} data-s0>'),
    ],
    [
      'another component',
      'renderComponent($$result, "Icon", $$Icon, { "name": "pin", "data-astro-cid-x": true })',
      'renderComponent($$result, "Icon", $$Icon, { "name": "pin" })',
    ],
    [
      'an island',
      'import Form from "a"; renderComponent($$result, "Form", Form, {"data-astro-cid-x": true})',
      'import Form from "a"; renderComponent($$result, "Form", Form, {})',
    ],
    [
      'an element whose name is worked out',
      'renderComponent($$result, "Tag", Tag, { "data-astro-cid-x": true })',
      'renderComponent($$result, "Tag", Tag, { "data-s0": true })',
    ],
  ])('%s', (_reason, code, expected) => {
    expect(leanMarkup(code, scope)).toBe(expected)
  })

  test.each([
    ['rules for anything', '* {}'],
    ['rules for attributes alone', '[hidden] {}'],
    ['a class that its markup never names, which a script may add', '.is-open {}'],
  ])('marks every element of a component with %s', (_reason, css) => {
    expect(leanMarkup('`<p data-astro-cid-x>`', scopeOf(view(css)))).toBe('`<p data-s0>`')
  })

  test.each([
    ['names in :global()', ':global(p:has(.x)) .own {}'],
    ['key frames', '@keyframes a { from {} 50% {} to {} }'],
    ['at-rules', '@media (width > 5px) { .own {} }'],
    ['states of a tag that is another', 'h2:not([hidden]) {}'],
  ])('is not asked for a paragraph by %s', (_reason, css) => {
    expect(leanMarkup('`<p data-astro-cid-x>`', scopeOf(view(css)))).toBe('`<p>`')
  })
})
