import { describe, expect, test } from 'vitest'
import { groupedDollars, plainDollars, readDollars } from './dollars.ts'

describe('dollars that somebody typed', () => {
  test.each([
    ['digits', '35000', 35_000, '35000', '35,000'],
    ['digits in groups', '35,000', 35_000, '35000', '35,000'],
    ['with a sign', '$ 35,000', 35_000, '35000', '35,000'],
    ['parted by a space', '1 250 000', 1_250_000, '1250000', '1,250,000'],
    ['in groups that were typed into', '35,0005', 350_005, '350005', '350,005'],
    ['with cents', '1234.5', 1234.5, '1234.5', '1,234.5'],
    ['with cents that are none', '5000.00', 5000, '5000', '5,000'],
    ['below a thousand', ' 900 ', 900, '900', '900'],
    ['nothing', '0', 0, '0', '0'],
    ['no text', '', null, '', ''],
    ['words', 'about 35k', null, 'about 35k', 'about 35k'],
    ['less than nothing', '-5', null, '-5', '-5'],
    ['two numbers', '30000-35000', null, '30000-35000', '30000-35000'],
  ] as const)('%s', (_reason, text, amount, plain, grouped) => {
    expect([readDollars(text), plainDollars(text), groupedDollars(text)]).toEqual([amount, plain, grouped])
  })
})
