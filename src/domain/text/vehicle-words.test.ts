import { expect, test } from 'vitest'
import { driveWords, inVehicleWords } from './vehicle-words.ts'

test.each([
  ['Sell Your Car', ['motorcycles', 'rvs'], 'Sell Your Vehicle'],
  ['Cars come and go, your car too', ['rvs'], 'Vehicles come and go, your vehicle too'],
  ['Carry the card of a caravan', ['rvs'], 'Carry the card of a caravan'],
  ['Sell Your Car', ['cars', 'motorcycles'], 'Sell Your Car'],
  ['Sell Your Car', [], 'Sell Your Car'],
] as const)('%s, of a dealer of %s', (text, kinds, read) => {
  expect(inVehicleWords(text, kinds)).toBe(read)
})

test.each([
  ['cars', 'Book a Test Drive'],
  ['trucks', 'Book a Test Drive'],
  ['bikes', 'Book a Test Ride'],
  ['motorcycles', 'Book a Test Ride'],
  ['rvs', 'Book a Viewing'],
] as const)('a look at one of the %s: %s', (kind, title) => {
  expect(driveWords(kind).title).toBe(title)
})
