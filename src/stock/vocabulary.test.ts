import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { correctBodySpelling, isPlaceholderText, parseCarStatus, parseCondition } from './vocabulary.ts'
import { bodyWords, carTypeWords, placeholderWords, statusWords } from './words.ts'

describe('a status (S4.1-S4.4)', () => {
  test.each<[word: string, status: ReturnType<typeof parseCarStatus>]>([
    ['in_stock', 'in_stock'],
    ['InStock', 'in_stock'],
    ['Available', 'in_stock'],
    ['ACTIVE', 'in_stock'],
    ['In Inventory', 'in_stock'],
    ['For Sale', 'in_stock'],
    ['Available - In Stock', 'in_stock'],
    ['https://schema.org/InStock', 'in_stock'],
    ['coming-soon', 'coming_soon'],
    ['In Transit', 'coming_soon'],
    ['On order / arriving soon', 'coming_soon'],
    ['Available (on order)', 'coming_soon'],
    ['https://schema.org/PreOrder', 'coming_soon'],
    ['SOLD!!', 'sold'],
    ['Sold - Pending Delivery', 'sold'],
    ['Sold 12/03', 'sold'],
    ['Available/Sold', 'sold'],
    ['Deposit Taken', 'reserved'],
    ['Under Offer', 'reserved'],
    ['ON HOLD - Smith', 'reserved'],
    ['Available (deposit taken)', 'reserved'],
    ['Pending', 'reserved'],
    ['Sale pending finance approval', 'reserved'],
    ['Withdrawn', 'withdrawn'],
    ['Not available', 'withdrawn'],
    ['Inactive', 'withdrawn'],
    ['OutOfStock', 'withdrawn'],
    ['Unsold', 'in_stock'],
    ['Available soon maybe', null],
    ['rented', null],
    ['1', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%s is %s', (word, status) => {
    expect(parseCarStatus(word)).toBe(status)
  })

  it('that says anywhere that the car is gone is never one for sale', () => {
    const gone = fc.constantFrom('sold', 'Reserved', 'ON HOLD', 'deposit', 'Pending')
    const other = fc.constantFrom('available', 'in stock', 'active', 'today', '', '12/3')
    const sign = fc.constantFrom(' ', ' - ', '/', ' | ', ': ', ', ')
    fc.assert(
      fc.property(other, sign, gone, sign, other, (a, one, word, two, b) => {
        expect(parseCarStatus(a + one + word + two + b)).toMatch(/^(?:sold|reserved)$/)
      }),
      { seed: 1 },
    )
  })
})

describe('a condition (S3.6)', () => {
  test.each<[word: string, type: string | null, isCertified?: boolean]>([
    ['used', 'used'],
    ['Pre-Owned', 'used'],
    ['PREOWNED', 'used'],
    ['Pre-loved', 'used'],
    ['Second Hand', 'used'],
    ['Used Vehicle', 'used'],
    ['Used Cars', 'used'],
    ['U', 'used'],
    ['Near New', 'used'],
    ['https://schema.org/UsedCondition', 'used'],
    ['Certified', 'used', true],
    ['CPO', 'used', true],
    ['Certified Pre-Owned', 'used', true],
    ['Used / Certified', 'used', true],
    ['Maker Certified Pre-Owned Vehicle', 'used', true],
    ['Non-Certified Pre-Owned', 'used'],
    ['Uncertified', 'used'],
    ['Brand New', 'new'],
    ['New Car', 'new'],
    ['NEW', 'new'],
    ['N', 'new'],
    ['Demo', 'demo'],
    ['Ex-Demo', 'demo'],
    ['Dealer Demo', 'demo'],
    ['Demonstrator', 'demo'],
    ['New / Demo', 'demo'],
    ['Demo & Near New', 'demo'],
    ['Dealer Used', 'used'],
    ['New In Stock', 'new'],
    ['D', 'demo'],
    ['New/Used', 'used'],
    ['rental', null],
    ['good', null],
    ['toString', null],
  ])('%s is %s', (word, type, isCertified = false) => {
    expect(parseCondition(word)).toEqual(type === null ? null : { type, isCertified })
  })
})

describe('a body', () => {
  test.each([
    ['Hathcback', 'Hatchback'],
    ['Seden', 'Sedan'],
    ['Uitlity', 'Utility'],
    ['Convertable', 'Convertible'],
    ['STATON WAGON', 'Station Wagon'],
    ['Waggon', 'Wagon'],
    ['Pepole Mover', 'People Mover'],
    ['Cab Chasis', 'Cab Chassis'],
    ['SUV', 'SUV'],
    ['Ute', 'Ute'],
    ['Ute / Tray', 'Ute / Tray'],
    ['hatchback', 'hatchback'],
    ['Cab-Chassis', 'Cab-Chassis'],
    ['Sedans', 'Sedans'],
    ['Dual Cab', 'Dual Cab'],
    ['Bakkie', 'Bakkie'],
    ['Landaulet', 'Landaulet'],
    ['旅行车', '旅行车'],
    ['constructor', 'constructor'],
  ])('%s is %s', (word, body) => {
    expect(correctBodySpelling(word)).toBe(body)
  })
})

describe('the words themselves', () => {
  const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '')

  test.each([
    ['statuses', Object.values(statusWords).flat()],
    ['conditions', Object.values(carTypeWords).flat()],
    ['silence', placeholderWords],
    ['bodies', bodyWords],
  ])('of %s mean one thing each', (_, words) => {
    expect(new Set(words.map(bare)).size).toBe(words.length)
  })

  it('for bodies are each known as they stand', () => {
    for (const body of bodyWords) expect(correctBodySpelling(body.toUpperCase())).toBe(body.toUpperCase())
  })

  it('that say nothing say so in any case', () => {
    for (const word of placeholderWords)
      expect([word, isPlaceholderText(`(${word.toUpperCase()})`)]).toEqual([word, true])
  })
})
