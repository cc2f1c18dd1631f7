import { describe, expect, it, test } from 'vitest'
import { address, publishableKey, webAddress } from './address.ts'
import { line, readProse, text, texts } from './text.ts'

type Row<T> = readonly [reason: string, raw: unknown, read: T]

describe('text', () => {
  test.each<Row<string | null>>([
    ['a plain text (S3.7)', 'SR5', 'SR5'],
    ['blanks around and inside', '  SR5 \t (4X4)\n', 'SR5 (4X4)'],
    ['a number where a text belongs', 320, '320'],
    ['a control character', 'Hi\u0000lux', 'Hi lux'],
    ['half a character', 'Hi\ud800lux', 'Hi\ufffdlux'],
    ['nothing but blanks', '   ', null],
    ['a dash for "not known"', '-', null],
    ['null (S3.9)', null, null],
    ['an object', { name: 'SR5' }, null],
    ['not a number', Number.NaN, null],
    ['entities', 'AMG&#174; 4MATIC&#xAE; &amp; more', 'AMG® 4MATIC® & more'],
    ['entities that were escaped again', 'B&amp;amp;O &amp;eacute;', 'B&O é'],
    ['markup', '<b>SR5</b> <span class="x">(4x4)</span>', 'SR5 (4x4)'],
    ['escaped markup', '&lt;b&gt;SR5&lt;/b&gt;', 'SR5'],
    ['a script and what it says', 'GT <script>alert(1)</script>Line', 'GT Line'],
    ['a script that never ends', 'GT <script>alert("x">1)', 'GT'],
    ['a sum is no markup', 'Price < 5,000', 'Price < 5,000'],
    ['words in angle brackets are no markup', 'Hilux <SR5> <<LOW KMS>>', 'Hilux <SR5> <<LOW KMS>>'],
    ['an ampersand between words', 'R&D, AT&T, B & O', 'R&D, AT&T, B & O'],
    ['a tag without an end', 'GT <b', 'GT <b'],
    ['a turned line', 'GT\u202Erof ELAS', 'GTrof ELAS'],
    ['an escaped turn', 'GT&#x202E;x', 'GTx'],
    ['letters of no width', 'Hi\u200Blux\uFEFF \u2066x\u2069\u00AD', 'Hilux x'],
    ['an emoji of several', '👨\u200D👩\u200D👧 car', '👨\u200D👩\u200D👧 car'],
    ['a joiner between letters', 'Hi\u200Dlux', 'Hilux'],
    ['300 letters are a line', 'x'.repeat(300), 'x'.repeat(300)],
    ['301 are none', 'x'.repeat(301), null],
    ['5 MB are none', 'x '.repeat(2_500_000), null],
    ['another script', '丰田', '丰田'],
    ['an emoji', '🚗', '🚗'],
    ['a badge of one sign', '+', '+'],
    ['a word of the language', 'constructor', 'constructor'],
  ])('%s', (_, raw, read) => {
    expect(text(raw)).toBe(read)
  })

  test.each([
    'null',
    'NULL',
    'n/a',
    'N/A',
    'NA',
    '#N/A',
    'None',
    'nil',
    'undefined',
    'NaN',
    'Unknown',
    'TBA',
    'T.B.C.',
  ])('%s says nothing', (word) => expect(text(word)).toBeNull())

  test.each([
    '(No Badge)',
    'no badge',
    '-/-',
    '--',
    '.',
    '...',
    '???',
    '–',
    '*',
    '[]',
    '{}',
    '\u200B',
    '&nbsp;',
    '<br>',
  ])('%s says nothing either', (signs) => expect(text(signs)).toBeNull())

  it('leaves to a person the name that means nothing elsewhere', () => {
    expect(line('Na')).toBe('Na')
  })
})

describe('prose', () => {
  test.each<Row<string | null>>([
    ['lines are kept', 'One owner.\r\nTwo keys.', 'One owner.\nTwo keys.'],
    [
      'tags go, their breaks stay',
      '<p>One <b>owner</b>.</p><p>Two keys.<br/>Serviced.</p>',
      'One owner.\nTwo keys.\nServiced.',
    ],
    ['a sum is no tag', 'Price < 5,000 and > 3,000', 'Price < 5,000 and > 3,000'],
    ['one blank line at most', 'a\n\n\n\nb', 'a\n\nb'],
    ['not a text', 5, null],
    ['empty', ' \n ', null],
    ['entities', 'Call us &amp; ask&nbsp;now &ndash; it&#39;s great', "Call us & ask now – it's great"],
    ['headings and cells', '<h2>Features</h2><td>Air</td><td>Yes</td>', 'Features\nAir Yes'],
    ['rows', '<table><tr><th>Air</th><td>Yes</td></tr><tr><th>ABS</th><td>No</td></tr></table>', 'Air Yes\nABS No'],
    ['items', 'Has:<ul><li>Air</li><li>ABS</li></ul>and more', 'Has:\nAir\nABS\nand more'],
    ['items nobody closed', '<ul><li>Air<li>ABS</ul>', 'Air\nABS'],
    ['a break and its line', 'One<br />\nTwo<br>\r\nThree', 'One\nTwo\nThree'],
    ['two breaks', 'One<br><br>Two', 'One\n\nTwo'],
    ['paragraphs with lines between', '<p>One</p>\n\n<p>Two</p>', 'One\nTwo'],
    ['scripts and styles', 'A<script>var x=1;</script><style>.a{color:red}</style>B', 'AB'],
    ['templates, titles, frames', 'A<template><p>x</p></template><title>y</title><iframe>z</iframe>B', 'AB'],
    ['a drawing in a drawing', 'A<svg><svg><text>x</text></svg><text>y</text></svg>B<svg/>C', 'ABC'],
    ['comments', 'A<!-- <b>x</b> -->B<!--[if mso]>y<![endif]-->', 'AB'],
    ['words of another program', '<o:p>One</o:p> <st1:city>Perth</st1:city>', 'One Perth'],
    ['escaped markup', '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;', 'One\nTwo & three'],
    ['a bracket left open', 'Uses <six litres. A great car.', 'Uses <six litres. A great car.'],
    ['a bracket left open after markup', '<b>Uses</b> <six litres. A great car.', 'Uses <six litres. A great car.'],
    ['separators of lines', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['a form feed', 'One\fTwo\vThree', 'One Two Three'],
    ['nothing said', 'N/A', null],
    ['a tab', 'a\tb', 'a b'],
  ])('%s', (_, raw, read) => {
    expect(readProse(raw).words).toBe(read)
  })

  it('is cut between words at its limit, and says so', () => {
    const { words, isWhole } = readProse('word '.repeat(5000))
    expect([words?.length, words?.slice(-6), isWhole]).toEqual([20_000, ' word…', false])
    expect(readProse('x'.repeat(20_000))).toEqual({ words: 'x'.repeat(20_000), isWhole: true })
    expect(readProse('x'.repeat(20_001)).words).toBe(`${'x'.repeat(19_999)}…`)
  })

  /** The least CPU time of three runs, in microseconds. */
  function cost(raw: string): number {
    const once = () => {
      const before = process.cpuUsage()
      readProse(raw)
      return process.cpuUsage(before).user
    }
    return Math.max(1, Math.min(once(), once(), once()))
  }

  test.each([
    ...[
      '</li ',
      '<p ',
      '<!',
      '<!--',
      '<',
      '<a><b>',
      '<div a="',
      '&',
      '&amp',
      '&#1',
      ' \n',
      '<br>\n',
      '\u200D',
      '<x',
      '&lt;',
    ],
    ...['<script>', '</script ', '<svg>', 'a <b> ', '> ', '\v\n', 'é́́'],
  ])('takes forty times as long for forty times as much %j, not 1,600', (piece) => {
    const times = (length: number) => piece.repeat(Math.ceil(length / piece.length))
    readProse(times(10_000))
    expect(cost(times(400_000)) / (cost(times(10_000)) + 500)).toBeLessThan(300)
  })

  it('looks at the first half million letters of a text', () => {
    expect(readProse(`${' '.repeat(500_000)}x`)).toEqual({ words: null, isWhole: true })
    expect(readProse(`a${' '.repeat(500_000)}x`)).toEqual({ words: 'a', isWhole: false })
  })
})

describe('address', () => {
  test.each<Row<string | null>>([
    ['https (S3.13)', 'https://reports.example/abc.pdf', 'https://reports.example/abc.pdf'],
    ['a path of the site', '/pictures/ute-white', '/pictures/ute-white'],
    ['a key of the image CDN', 'stock/a1b2c3', 'stock/a1b2c3'],
    ['a script', 'javascript:alert(1)', null],
    ['a script in capitals', 'JavaScript:alert(1)', null],
    ['data', 'data:text/html,hello', null],
    ['a file name of somewhere else', 'blob:02926BF-01.jpg', null],
    ['another site without a scheme', '//elsewhere.example/a.jpg', null],
    ['the same as browsers read it', '/\\elsewhere.example/a.jpg', null],
    ['a folder of another system', 'photos\\1.jpg', null],
    ['a sentence', 'see the office', null],
    ['no address at all', 'https://', null],
    ['blanks in an address', ' https://pictures.example/a b.jpg ', 'https://pictures.example/a%20b.jpg'],
    ['an escaped ampersand', 'https://pictures.example/?a=1&amp;b=2', 'https://pictures.example/?a=1&b=2'],
    ['half a character', 'https://pictures.example/\ud800', 'https://pictures.example/\ufffd'],
    ['nothing', 'N/A', null],
    ['too long', `https://pictures.example/${'x'.repeat(2048)}`, null],
  ])('%s', (_, raw, read) => {
    expect(address(raw)).toBe(read)
  })

  it('of the web is no path', () => {
    expect(webAddress('/channel')).toBeNull()
    expect(webAddress('https://video.example/channel')).toBe('https://video.example/channel')
  })
})

test.each<Row<string | null>>([
  ['a publishable key (S3.18)', 'pk_live_abc', 'pk_live_abc'],
  ['a secret key', 'sk_live_abc', null],
  ['a restricted key', 'rk_live_abc', null],
  ['a key that says so', 'my-secret-key', null],
])('publishableKey: %s', (_, raw, read) => {
  expect(publishableKey(raw)).toBe(read)
})

test.each<Row<readonly string[]>>([
  ['a list', ['rental', ' ', 5], ['rental', '5']],
  ['one text', 'rental', ['rental']],
  ['missing', undefined, []],
  ['what is too long is not there', ['a', 'x'.repeat(301)], ['a']],
])('texts: %s', (_, raw, read) => {
  expect(texts(raw)).toEqual(read)
})
