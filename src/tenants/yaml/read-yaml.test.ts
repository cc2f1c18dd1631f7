import { describe, expect, it, test } from 'vitest'
import { measureFastestRun } from '#tests/fastest-run.ts'
import { readYaml } from './read-yaml.ts'
import { plainOf } from './tree.ts'

const read = (text: string) => readYaml('site.yaml', text)

function plain(text: string): unknown {
  const file = read(text)
  return 'faults' in file
    ? file.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : file.tree && plainOf(file.tree)
}

describe('scalars stay text (S3.31, S3.32)', () => {
  test.each([
    ['a phone with a leading zero', 'phone: 0255501234', '0255501234'],
    ['a postcode of the Northern Territory', 'postcode: 0800', '0800'],
    ['a licence number', 'licence: 000123', '000123'],
    ['an octal look-alike', 'id: 0o17', '0o17'],
    ['a hexadecimal look-alike', 'id: 0x1F', '0x1F'],
    ['a number with an exponent', 'id: 12e3', '12e3'],
    ['a sexagesimal look-alike', 'open: 8:30', '8:30'],
    ['hours without quotes', 'open: 8:30 am - 5:30 pm', '8:30 am - 5:30 pm'],
    ['a date', 'date: 2026-12-26', '2026-12-26'],
    ['Norway', 'state: NO', 'NO'],
    ['yes', 'flag: yes', 'yes'],
    ['infinity', 'name: .inf', '.inf'],
    ['a long number', 'id: 12345678901234567890', '12345678901234567890'],
    ['a version', 'name: 1.10', '1.10'],
    ['a quoted null', 'name: "null"', 'null'],
    ['an apostrophe', "name: O'Brien", "O'Brien"],
    ['a hash inside a word', 'name: C#major', 'C#major'],
  ])('%s', (_reason, text, value) => {
    expect(Object.values(plain(text) as object)).toEqual([value])
  })

  test.each([
    ['a comment behind a value', 'name: Harbour # the best', { name: 'Harbour' }],
    ['folded text', 'intro: >-\n  one\n  two\n', { intro: 'one two' }],
    ['literal text', 'intro: |-\n  one\n  two\n', { intro: 'one\ntwo' }],
    ['Windows line ends', 'name: A\r\nintro: |-\r\n  one\r\n  two\r\n', { name: 'A', intro: 'one\ntwo' }],
    ['line ends of old machines', 'name: A\rintro: B\r', { name: 'A', intro: 'B' }],
    ['a byte-order mark', '\uFEFFname: A\n', { name: 'A' }],
    [
      'signs that show nothing',
      'email: sales\u200b@a.example\ufeff\nname: 👨‍👩‍👧',
      { email: 'sales@a.example', name: '👨‍👩‍👧' },
    ],
    ['a break of a page, from a PDF', 'intro: "one\ftwo"', { intro: 'one\ntwo' }],
    ['a break of a line, from a mainframe', 'intro: "one\x85two"', { intro: 'one\ntwo' }],
    ['a break of Word within a paragraph', 'intro: one\vtwo\u0007', { intro: 'one\ntwo' }],
    ['keys without a value', 'a:\nb: ~\nc: null\nd: x\n', { d: 'x' }],
    ['emoji and macrons', 'name: Ōtautahi 🚗', { name: 'Ōtautahi 🚗' }],
    ['an empty file', '', null],
    ['a file of comments', '# nothing yet\n', null],
  ])('reads %s', (_reason, text, data) => {
    expect(plain(text)).toEqual(data)
  })
})

describe('what is refused, with its place', () => {
  const bomb = `a: &a [x]\n${'bcdefgh'
    .split('')
    .map((key, at) => `${key}: &${key} [${`*${'abcdefg'[at]},`.repeat(9)}]`)
    .join('\n')}`
  test.each([
    ['an anchor', 'a: &x 1', ['1:7 "&x" marks a value to repeat; leave the mark out']],
    ['a tag', 'a: !!js/function x', ['1:18 the tag "!!js/function" is not read; write the value alone']],
    ['a key twice', 'a: 1\nb: 2\na: 3', ['3:1 "a" stands here a second time; keep one of the two']],
    ['a tab', 'a:\n\tb: 1', ['2:1 a tab stands where spaces belong; indent with two spaces']],
    [
      'a second colon below a list in a text',
      '- a: |\n    x\n    - y\n- a: Dogs: may they?\n  b: c',
      ['4:6 a second ": " stands in this value; put the value in "quotes", or mend the indentation of the next line'],
    ],
    [
      'the second line of an item too deep, at the top of a file',
      '- a: A\n   b: B\n  c: C',
      [
        '2:4 this line begins 3 spaces in and what follows "- " above 2 spaces in; lines that belong together begin alike',
      ],
    ],
    ['bold text', 'a: **Of course** they may', ['1:4 a value cannot begin with "*"; put the value in "quotes"']],
    ['a text behind ">"', 'a: > 5 km', ['1:4 a value cannot begin with ">"; put the value in "quotes"']],
    [
      'a text that begins in brackets',
      'a: b\nc: [10% off] now',
      ['2:4 a value that begins with "[" is a list; put a text in "quotes"'],
    ],
    [
      'marks that Git left',
      '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> theirs\nb: 3',
      ['1:1 Git left a mark here, as two people changed these lines; keep what is right and take the marks out'],
    ],
    [
      'a second line of a text beside its name',
      '- a: One line\n  and another\n  b: c',
      [
        '2:3 a ":" is missing behind "and"; write "and: another", or indent this line deeper if it goes on with the text above',
      ],
    ],
    [
      'binary',
      'a: \0',
      ['1:4 this letter cannot be read; save the file as UTF-8, and write the letter anew if it is wrong still'],
    ],
    [
      'another encoding',
      'b: c\na: \uFFFD',
      ['2:4 this letter cannot be read; save the file as UTF-8, and write the letter anew if it is wrong still'],
    ],
    ['a monster', `a: ${'x'.repeat(1_000_001)}`, ['1:1 the file is larger than 1 MB']],
  ])('%s', (_reason, text, said) => {
    expect(plain(text)).toEqual(said)
  })

  it('an alias of nothing', () => {
    expect(read('a: *x')).toHaveProperty('faults')
  })

  it('a bomb of aliases, at once', () => {
    expect(read(bomb)).toHaveProperty('faults')
    expect(measureFastestRun(() => read(bomb))).toBeLessThan(2000)
  })

  test.each([40, 5000])('%d nested brackets', (depth) => {
    expect(read(`a: ${'['.repeat(depth)}${']'.repeat(depth)}`)).toHaveProperty('faults')
  })

  it('counts lines and columns right behind Windows line ends and a byte-order mark', () => {
    expect(plain('\uFEFFa: 1\r\nb: 2\r\na: 3\r\n')).toEqual(['3:1 "a" stands here a second time; keep one of the two'])
  })
})
