import { describe, expect, it, test } from 'vitest'
import { leanMarkup } from './lean-markup.ts'
import { leanStyles } from './lean-styles.ts'
import { type Scope, scopesOf } from './scope.ts'

const frontmatter = "---\nimport Inner from './inner.astro'\nimport Island from '#islands/island.tsx'\n---\n"

/** A component; another source has an element of class `row` too. */
const view = (css: string, markup = '<div class="row"><p class="row own">a</p><h2>b</h2></div>') =>
  `${frontmatter}${markup}\n<style>${css}</style>`

const others = new Map([
  ['/script.ts', "element.classList.add('is-open')"],
  ['/b.astro', '<div class="row part"></div>'],
  ['/inner.astro', '<h4 class="deep"><slot /></h4>'],
  ['/islands/island.tsx', 'import \'./deeper.tsx\'\nexport default () => <h5 className="deep">a</h5>'],
])

/** A template literal; braces become expressions. */
const template = (html: string): string => `\`${html.replaceAll('{', '\u0024{')}\``

function scopeOf(source: string, beside: ReadonlyMap<string, string> = others): Scope {
  const scope = scopesOf(new Map([['/a.astro', source], ...beside]), '/').get('/a.astro')
  if (!scope) throw new Error('no scope')
  return scope
}

describe('styles', () => {
  const scope = scopeOf(
    view(
      '.row{} .own{} h2{} div{} .row+h2{} h3{} .part{} [data-kind="a"]{}',
      '<div class="row"><p class="row own part">a</p><h3>b</h3></div>',
    ),
  )
  test.each([
    ['a class of no other source, as strong as before', '.own[data-astro-cid-x]{}', '.own.own{}'],
    ['a class that another source and the root have', '.row[data-astro-cid-x]{}', '.row[data-s0]{}'],
    ['the tag of the root', 'div[data-astro-cid-x]{}', 'div[data-s0]{}'],
    ['a tag inside the root', 'h3[data-astro-cid-x]:hover{}', '[data-s0] h3:hover{}'],
    ['a class inside the root', '.part[data-astro-cid-x]{}', '[data-s0] .part{}'],
    ['what stands beside another', '.own[data-astro-cid-x]+h2[data-astro-cid-x]{}', '.own.own+h2[data-s0]{}'],
    ['each part by itself', '.own[data-astro-cid-x]>h3[data-astro-cid-x]{}', '.own.own>h3:not(._){}'],
    ['each selector by itself', '.own[data-astro-cid-x],h3[data-astro-cid-x]{}', '.own.own,[data-s0] h3{}'],
    ['what is below something that is not scoped', 'html h3[data-astro-cid-x]{}', 'html [data-s0] h3{}'],
    ['a part with an attribute', '.own[hidden][data-astro-cid-x]{}', '.own[hidden].own{}'],
    ['an attribute alone', '[data-astro-cid-x][data-kind="a"]{}', '[data-kind="a"][data-s0]{}'],
    ['what is not scoped', 'html .row{}', 'html .row{}'],
  ])('%s', (_reason, css, expected) => {
    expect(leanStyles(css, scope)).toBe(expected)
  })

  it('need no mark where the root has a class of its own', () => {
    const rooted = scopeOf(view('h2{}', '<div class="mine"><h2>b</h2></div>').replace('h2{}', 'h2{} .mine{}'))
    expect(leanStyles('h2[data-astro-cid-x]{}', rooted)).toBe('.mine h2{}')
    expect(leanMarkup('`<div class="mine" data-astro-cid-x><h2 data-astro-cid-x></h2></div>`', rooted)).not.toContain(
      'data-',
    )
  })

  it('refuse a rule that was not read, whose elements would go without their marks', () => {
    const remedy = 'cannot be made lean; write a tag, a class or * where its selector names none'
    for (const [rule, said] of [
      ['.other[data-astro-cid-x]{}', '.other'],
      ['h3{} .row > [data-astro-cid-x]:not([open]){}', '.row >'],
    ])
      expect(() => leanStyles(String(rule), scope)).toThrow(`the scoped rule "${said}" ${remedy}`)
  })
})

describe('an element', () => {
  const scope = scopeOf(view('.row{} .own{} h3{}', '<h3 class="row"><p class="row own">a</p></h3>'))
  test.each([
    ['of no rule', '`<p data-astro-cid-x></p>`', '`<p></p>`'],
    ['of a class of its own', '`<p class="own" data-astro-cid-x></p>`', '`<p class="own"></p>`'],
    ['of a class that others have', '`<p class="row own" data-astro-cid-x></p>`', '`<p class="row own" data-s0></p>`'],
    ['of a tag', '`<h3 id="a" data-astro-cid-x></h3>`', '`<h3 id="a" data-s0></h3>`'],
    [
      'with an attribute that is worked out',
      template('<h3{attribute(a > b ? { c } : d, "id")} data-astro-cid-x></h3>'),
      template('<h3{attribute(a > b ? { c } : d, "id")} data-s0></h3>'),
    ],
    [
      'with a class that is worked out',
      template('<p{addAttribute(name, "class")} data-astro-cid-x></p>'),
      template('<p{addAttribute(name, "class")} data-s0></p>'),
    ],
    ['without an end, as it cannot be told what stands in it', '`<p data-astro-cid-x>`', '`<p data-s0>`'],
    [
      'that is another component',
      'renderComponent($$result, "Icon", $$Icon, { "name": "pin", "data-astro-cid-x": true })',
      'renderComponent($$result, "Icon", $$Icon, { "name": "pin" })',
    ],
    [
      'that is an island',
      'import Form from "a"; renderComponent($$result, "Form", Form, {"data-astro-cid-x": true})',
      'import Form from "a"; renderComponent($$result, "Form", Form, {})',
    ],
    [
      'whose name is worked out',
      'renderComponent($$result, "Tag", Tag, { "data-astro-cid-x": true })',
      'renderComponent($$result, "Tag", Tag, { "data-s0": true })',
    ],
  ])('%s', (_reason, code, expected) => {
    expect(leanMarkup(code, scope)).toBe(expected)
  })

  const tree = '`<div data-astro-cid-x><img src="a" data-astro-cid-x><h2 class="deep" data-astro-cid-x></h2></div>`'
  const marked = (css: string, markup: string) =>
    leanMarkup(tree, scopeOf(view(css, markup))).match(/<\w+(?=[^<]* data-s0)/g)

  it('that stands inside a root goes without, and the root has the mark', () => {
    expect(marked('h2 {}', '<div><img><h2 class="deep">a</h2></div>')).toEqual(['<div'])
  })

  test.each([
    ['another component draws the like', 'h4 {}', '<div><img><h2 class="deep">a</h2><Inner /></div>', null],
    ['an island does', 'h5 {}', '<div><h2 class="deep">a</h2><Island /></div>', null],
    ['another component has the class', '.deep {}', '<div><h2 class="deep">a</h2><Inner /></div>', ['<h2']],
    ['what stands in it comes from elsewhere', 'h2 {}', '<div><h2 class="deep">a</h2><slot /></div>', ['<h2']],
    ['its HTML is worked out', 'h2 {}', '<div><h2 class="deep" set:html={a} /></div>', ['<h2']],
    ['a component is worked out', 'h2 {}', '<div><h2 class="deep">a</h2><Unknown /></div>', ['<h2']],
    ['it may be a root too', 'h2 {}', '{x ? <h2>b</h2> : <div><h2 class="deep">a</h2></div>}', ['<h2']],
    ['it stands beside another', 'img + h2 {}', '<div><img><h2 class="deep">a</h2></div>', ['<div', '<h2']],
    ['it stands right below what is not scoped', ':global(b) > h2 {}', '<div><h2 class="deep">a</h2></div>', ['<h2']],
    ['selectors stand in one another', 'h2 { & b {} }', '<div><h2 class="deep">a</h2></div>', ['<h2']],
  ])('that stands inside a root has a mark where %s', (_reason, css, markup, expected) => {
    expect(marked(css, markup)).toEqual(expected)
  })

  test.each([
    ['rules for anything', '* {}'],
    ['rules for attributes that its markup never names', '[hidden] {}'],
    ['a class that its markup never names, which a script adds', '.is-open {}'],
  ])('has a mark in a component with %s', (_reason, css) => {
    expect(leanMarkup('`<p data-astro-cid-x></p>`', scopeOf(view(css)))).toBe('`<p data-s0></p>`')
  })

  it('has none for an attribute that others have', () => {
    const attributes = scopeOf(view('[data-kind] {}', '<div data-kind="a"><p>b</p></div>'))
    const code = '`<div data-kind="a" data-astro-cid-x><p data-astro-cid-x></p></div>`'
    expect(leanMarkup(code, attributes)).toBe('`<div data-kind="a" data-s0><p></p></div>`')
  })

  test.each([
    ['names in :global()', ':global(p:has(.x)) .own {}'],
    ['key frames', '@keyframes a { from {} 50% {} to {} }'],
    ['at-rules', '@media (width > 5px) { .own {} }'],
    ['states of a tag that is another', 'h2:not([hidden]):nth-child(2n + 1) {}'],
  ])('is not asked for by %s', (_reason, css) => {
    const code = '`<div><p data-astro-cid-x></p></div>`'
    expect(leanMarkup(code, scopeOf(view(css)))).toBe('`<div><p></p></div>`')
  })
})
