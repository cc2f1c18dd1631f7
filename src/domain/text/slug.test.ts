import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify, uniqueSlugs } from './slug.ts'

const safe = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', '..', '/', 'Ä'),
)

describe('slugify', () => {
  test.each([
    ['a car', '2021 Toyota Hilux SR5 (4x4)', '2021-toyota-hilux-sr5-4x4'],
    ['accents are dropped', 'Citroën Škoda Äpfel', 'citroen-skoda-apfel'],
    ['letters that no accent explains', 'Strauß Ærø Łódź', 'strauss-aero-lodz'],
    ['compatibility forms', 'Ｍazda ﬁne ²', 'mazda-fine-2'],
    ['an apostrophe joins', "Levi's O’Brien", 'levis-obrien'],
    ['a path cannot be built', '../../etc/passwd', 'etc-passwd'],
    ['neither a query nor a tag', '<a href="?x=1">', 'a-href-x-1'],
    ['hyphens at the ends', '--SR5--', 'sr5'],
    ['nothing at all', '', 'item'],
    ['only dots', '..', 'item'],
    ['another script', '日本', 'item'],
    ['an empty emoji', '🚗', 'item'],
  ])('%s', (_reason, text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('takes the word the caller wants for nothing', () => {
    expect(slugify('!!!', 'car')).toBe('car')
  })

  test.each([
    ['120 characters stay', 'a'.repeat(120), 'a'.repeat(120)],
    ['a word of 300 is cut hard', 'a'.repeat(300), 'a'.repeat(120)],
    ['words are cut between words', 'hilux '.repeat(60), `${'hilux-'.repeat(19)}hilux`],
    ['a word one letter over the end goes whole', `${'a'.repeat(115)} bbbbb`, 'a'.repeat(115)],
    ['a word one letter short of it stays', `${'a'.repeat(115)} bbb`, `${'a'.repeat(115)}-bbb`],
    ['a word that ends exactly there stays whole', `${'b'.repeat(120)} c`, 'b'.repeat(120)],
  ])('%s', (_reason, text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('is safe in an address, short and settled, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(safe)
        expect(slug.length).toBeLessThanOrEqual(120)
        expect(slugify(slug)).toBe(slug)
        expect(encodeURIComponent(slug)).toBe(slug)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('uniqueSlugs', () => {
  test.each([
    ['all different', ['Hilux', 'Corolla'], ['hilux', 'corolla']],
    ['the first keeps the plain slug', ['Hilux', 'hilux!', 'HILUX'], ['hilux', 'hilux-2', 'hilux-3']],
    ['a number never takes a slug someone else has by name', ['a', 'a', 'a 2'], ['a', 'a-3', 'a-2']],
    ['texts with nothing left', ['', '..'], ['item', 'item-2']],
    ['no texts', [], []],
  ])('%s', (_reason, texts, slugs) => {
    expect(uniqueSlugs(texts)).toEqual(slugs)
  })

  test('leaves the slugs that are taken alone', () => {
    expect(uniqueSlugs(['Trade in', 'trade-in'], ['trade-in'])).toEqual(['trade-in-2', 'trade-in-3'])
  })

  test('two long names that differ only past the cut still differ', () => {
    const long = 'x'.repeat(200)
    const [first = '', second = ''] = uniqueSlugs([`${long}a`, `${long}b`])
    expect(first).toBe('x'.repeat(120))
    expect(second).toBe(`${'x'.repeat(118)}-2`)
  })

  test('no two are alike and all are safe, for any texts', () => {
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 40 }),
        fc.array(fc.constantFrom('item', 'item-2', 'a')),
        (texts, taken) => {
          const slugs = uniqueSlugs([...texts, ...texts], taken)
          expect(new Set([...slugs, ...taken]).size).toBe(slugs.length + new Set(taken).size)
          for (const slug of slugs) expect(slug).toMatch(safe)
          expect(Math.max(0, ...slugs.map((slug) => slug.length))).toBeLessThanOrEqual(120)
        },
      ),
      { seed: 1 },
    )
  })
})
