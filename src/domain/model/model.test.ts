import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllNew, isUpright, modelHref, modelTitle, shortModelText } from './model.ts'

const sentence = 'A tough, capable ute with room for five, a tray that takes a pallet, and a cabin that is quiet'

describe('a model’s description in a menu (S3.43)', () => {
  test.each([
    ['60 characters stay', 'x'.repeat(60), 'x'.repeat(60)],
    ['75 characters stay, the last word too (S2.129, S9.35)', `${'x'.repeat(70)} utes`, `${'x'.repeat(70)} utes`],
    [
      'a longer one ends at the last space (S2.129)',
      sentence,
      'A tough, capable ute with room for five, a tray that takes a pallet, and a',
    ],
    ['a comma at the cut goes', `${'x'.repeat(70)}, and ${'y'.repeat(40)}`, `${'x'.repeat(70)}, and`],
    ['a comma alone is a place to cut', `${'x'.repeat(40)},${'y'.repeat(60)}`, 'x'.repeat(40)],
    ['a space right after the 75th', `${'x'.repeat(75)} ${'y'.repeat(9)}`, 'x'.repeat(75)],
    ['no place to cut (S2.129, S9.35)', 'x'.repeat(100), 'x'.repeat(75)],
    ['a comma in front is no place to cut', `,${'x'.repeat(100)}`, `,${'x'.repeat(74)}`],
    ['spaces around are nothing', `  ${'x'.repeat(75)}  `, 'x'.repeat(75)],
    ['an emoji is not cut in two', `${'x'.repeat(74)}🚗${'x'.repeat(9)}`, 'x'.repeat(74)],
    ['nothing', '', ''],
  ])('%s', (_reason, text, short) => {
    expect(shortModelText(text)).toBe(short)
  })

  test('is never longer than 75, never ends in a comma or space, and is the text’s own beginning (S2.129, S9.35)', () => {
    const word = fc.constantFrom('ute', 'a', 'dual-cab,', 'x'.repeat(80), ',', 'five-star')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const text = words.join(' ')
        const short = shortModelText(text)
        expect(short.length).toBeLessThanOrEqual(75)
        expect(text.startsWith(short)).toBe(true)
        if (text.length > 75 && /[^\s,]/.test(short)) expect(short).not.toMatch(/[\s,]$/)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

test.each([
  ['new', 'ALL-NEW Corolla'],
  ['anything at all', 'ALL-NEW Corolla'],
  ['', 'Corolla'],
  [null, 'Corolla'],
])('with the status %j a model is called %s (S2.130)', (status, title) => {
  expect(modelTitle({ make: 'Toyota', name: 'Corolla', status })).toBe(title)
})

test.each([
  ['that is not here', 'new', [], true],
  ['of new ones', 'new', ['new', 'new'], true],
  ['half of it used', 'new', ['new', 'used'], true],
  ['most of it driven by the dealer', 'new', ['demo', 'demo', 'used'], true],
  ['most of it used', 'new', ['used', 'new', 'used'], false],
  ['that its catalogue does not call so', null, ['new'], false],
] as const)('a model %s, of the status %j, is all-new beside its cars %j: %s', (_how, status, types, is) => {
  expect(isAllNew({ status }, types)).toBe(is)
})

test('a model among those of other makes carries its make (S2.130)', () => {
  expect(modelTitle({ make: 'Mazda', name: '3', status: null }, true)).toBe('Mazda 3')
  expect(modelTitle({ make: 'Mazda', name: '3', status: 'new' }, true)).toBe('ALL-NEW Mazda 3')
  expect(modelTitle({ make: '', name: '3', status: null }, true)).toBe('3')
})

test.each([
  ['Motorcycle', true],
  ['Motor bike', true],
  ['scooter', true],
  ['Motorhome', false],
  [null, false],
])('a %j is nearly as high as it is long: %s', (body, is) => {
  expect(isUpright(body)).toBe(is)
})

test.each([
  ['its own page', null, '/models/hilux'],
  ['the source’s address (S3.44)', 'https://example.com/hilux', 'https://example.com/hilux'],
  ['a path of the site (S3.44)', '/hilux', '/hilux'],
  ['not a script', 'javascript:alert(1)', '/models/hilux'],
  ['not another site by two slashes', '//example.com', '/models/hilux'],
])('a model’s links lead to %s', (_reason, override_url, href) => {
  expect(modelHref({ slug: 'hilux', override_url })).toBe(href)
})
