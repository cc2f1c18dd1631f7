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
  ['cars', 'test drive', 'Book a Test Drive'],
  ['trucks', 'test drive', 'Book a Test Drive'],
  ['bikes', 'test ride', 'Book a Test Ride'],
  ['motorcycles', 'test ride', 'Book a Test Ride'],
  ['rvs', 'viewing', 'Book a Viewing'],
] as const)('trying one of the %s is a %s: %s', (kind, name, title) => {
  expect(driveWords(kind)).toMatchObject({ name, title })
})
