import { expect, test } from 'vitest'
import { said, sampleRead } from './sample-reading.ts'

test.each([
  ['what a battery holds', 'hilux 500km range', 'text hilux, unused 500km range'],
  ['what it is to hold', 'over 300 miles of range', 'unused over 300 miles of range'],
  ['its range first', 'range over 500 km', 'unused range over 500 km'],
  ['an odometer, of a model called so', 'range rover under 50000 km', 'km :50000, text range rover'],
  ['less than a measure', 'hilux under 2 litres', 'text hilux, unused under 2 litres'],
  ['more than one', 'over 150 kw', 'unused over 150 kw'],
  ['more than one, without a gap', 'over 150kw', 'unused over 150kw'],
  ['with a point', 'less than 2.0l', 'unused less than 2.0l'],
  ['in a word', 'under two litres', 'unused under two litres'],
  ['two measures', '1.5 to 2 litres', 'unused 1.5 to 2 litres'],
  ['two measures and a word before them', 'between 2 and 3 litres', 'unused between 2 and 3 litres'],
  ['a measure or more', '150 kw or more', 'unused 150 kw or more'],
  ['or more by a sign', '150kw+', 'unused 150kw+'],
  ['a count', 'under 4 owners', 'unused under 4 owners'],
  ['a measure and another wish', 'over 3 tonne red', 'colour Cherry Red/Red, unused over 3 tonne'],
  ['a measure beyond which nothing is wanted', 'nothing over 2 litres', 'unused nothing over 2 litres'],
  ['what is used on a road', 'under 8l/100km', 'unused under 8l/100km'],
  ['what is used, which is no odometer', '8 litres per 100 km', 'unused 8 litres per 100 km'],
  ['a measure alone, which may be a name', '2.0l hilux', 'text 2.0l hilux'],
  ['a measure and something else', '2.0l + sunroof', 'text 2.0l sunroof'],
  ['more seats than any car has', 'under 200 seats', 'unused under 200 seats'],
  ['an odometer', 'under 50000 km', 'km :50000'],
  ['a price and then a number', 'under 20k 6 speed', 'price :20000, text 6 speed'],
  ['an age', 'over 5 years', 'year :2021'],
  ['an age or less', '5 years or newer', 'year 2021:'],
  ['years of a warranty', 'more than 3 years warranty', 'text warranty, unused more than 3 years'],
  ['years of a car with one', 'under 5 years old with warranty', 'year 2021:, text warranty'],
  ['years of registration', 'at least 2 years of rego', 'text rego, unused at least 2 years'],
])('%s: %s', (_reason, query, meaning) => {
  expect(said(sampleRead(query))).toBe(meaning)
})
