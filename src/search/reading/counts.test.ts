import { expect, test } from 'vitest'
import { said, sampleRead } from './sample-reading.ts'

test.each([
  ['fewer than a number', 'under 7 seats', 'seats 5'],
  ['with another word', 'fewer than 8 seats', 'seats 5/7'],
  ['behind a sign', '< 7 seats', 'seats 5'],
  ['of doors', 'less than 5 doors', 'doors 4'],
  ['with a hyphen', 'under 7-seater', 'seats 5'],
  ['more than a number', 'over 5 seats', 'seats 7/8'],
  ['in a word', 'more than seven seats', 'seats 8'],
  ['a number and more', 'at least 7 seats', 'seats 7/8'],
  ['said behind it', '7 seats or more', 'seats 7/8'],
  ['a number and fewer', '7 seats or less', 'seats 5/7'],
  ['two numbers', 'between 5 and 7 seats', 'seats 5/7'],
  ['from one to another', 'from 5 to 7 seats', 'seats 5/7'],
  ['about a number', 'around 7 seats', 'seats 7'],
  ['none beyond a number', 'no cars over 7 seats', 'seats 5/7'],
  ['none below a number', 'nothing with less than 7 seats', 'seats 7/8'],
  ['two numbers with a slash', '7/8 seater', 'seats 7/8'],
  ['at least so many, said behind them', 'seats at least 7', 'seats 7/8'],
  ['more than so many, said behind them', 'seating more than 5', 'seats 7/8'],
  ['no more than so many, said behind them', 'wagon seats up to 5', 'body Wagon, seats 5'],
  ['a limit of the price, with a feature', 'leather seats under 20k', 'price :20000, text leather seats'],
  ['and of one in thousands', 'leather seats under 15', 'price :15000, text leather seats'],
  ['what no car has', 'hilux over 8 seats', 'text hilux, not over 8 seats'],
  ['seats and a price', 'under 7 seats under 20k', 'seats 5, price :20000'],
  ['a price, with a feature', 'leather seats 20k', 'price :20000, text leather seats'],
  ['what is denied', 'no under 7 seats', 'seats !5'],
])('seats and doors, %s: %s', (_reason, query, meaning) => {
  expect(said(sampleRead(query))).toBe(meaning)
})
