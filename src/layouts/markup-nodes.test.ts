import { describe, expect, it } from 'vitest'
import { parseMarkupNodes } from './markup-nodes.ts'

describe('what a form is drawn as', () => {
  it('is a tree of tags, attributes and texts', () => {
    expect(parseMarkupNodes('<p class="a">Call <a href="tel:1">1</a></p><input disabled="" maxLength="4"/>')).toEqual([
      ['p', [['class', 'a']], ['Call ', ['a', [['href', 'tel:1']], ['1']]]],
      [
        'input',
        [
          ['disabled', ''],
          ['maxlength', '4'],
        ],
        [],
      ],
    ])
  })

  it('keeps two texts apart where React wrote them so, and one text whole', () => {
    expect(parseMarkupNodes('Step <!-- -->1<!-- --> of <!-- -->2')).toEqual([
      'Step ',
      null,
      '1',
      null,
      ' of ',
      null,
      '2',
    ])
    expect(parseMarkupNodes('offers &amp; product &#x27;updates&#x27;')).toEqual(["offers & product 'updates'"])
  })

  it('leaves what is typed as it is', () => {
    expect(parseMarkupNodes('<textarea> &lt;b&gt;\n</textarea>')).toEqual([['textarea', [], [' <b>\n']]])
  })

  it('has no signs', () => {
    expect(() => parseMarkupNodes('<p><svg viewBox="0 0 1 1"></svg></p>')).toThrow(
      'Markup that a page fetches can have no SVG.',
    )
  })
})
