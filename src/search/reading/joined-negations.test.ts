import { expect, it, test } from 'vitest'
import { said, sampleRead } from './sample-reading.ts'

test.each([
  ['a value', 'nonwhite', 'colour !White/!Pearl White'],
  ['beside something wanted', 'hilux nondiesel', 'fuel !Diesel, text hilux'],
  ['a make', 'nontoyota', 'make !Toyota'],
  ['a make with a slip', 'nontoyta', 'make !Toyota'],
  ['two things', 'nonhybrid or wagon', 'fuel !Petrol Hybrid, body !Wagon'],
  ['what no car is', 'nonelectric hatch', 'body Hatchback'],
  ['a name that holds such a word', 'nonwagon r', 'text nonwagon r'],
  ['an unknown word', 'nonsmoker', 'text nonsmoker'],
  ['a word that only begins so', 'nonstop hilux', 'text nonstop hilux'],
])('without a gap, %s: %s', (_reason, query, meaning) => {
  expect(said(sampleRead(query))).toBe(meaning)
})

it.each(['white', 'diesel', 'toyota', 'toytas', 'electric', 'automatc', '4wd', 'merc'])(
  'non%s is what it is with a hyphen',
  (word) => {
    const { rest, ...understood } = sampleRead(`hilux non${word} dubbo`)
    const { rest: hyphened, ...same } = sampleRead(`hilux non-${word} dubbo`)
    const plain = (text: string) => text.replaceAll('non-', 'non')
    expect(JSON.parse(plain(JSON.stringify({ ...same, rest: hyphened })))).toEqual({ ...understood, rest })
  },
)
