import { expect, test } from 'vitest'
import { isMeasure, type Measured, measureOf } from './measured-features.ts'

test.each<[Measured, string, string | null]>([
  ['sleeps', 'Sleeps 4', '4'],
  ['sleeps', '4 berth', '4'],
  ['sleeps', '6-Berth family van', '6'],
  ['sleeps', 'Bunks', null],
  ['towing', 'Braked towing 3,500 kg', '3500 kg'],
  ['towing', '3,500kg braked towing', '3500 kg'],
  ['towing', 'Braked towing capacity: 3.5t', '3500 kg'],
  ['towing', 'Towing up to 13,200 lbs', '13200 lb'],
  ['towing', 'Max towing 2000kg', '2000 kg'],
  ['towing', 'Unbraked towing 750 kg', null],
  ['towing', '750 kg unbraked towing', null],
  ['towing', 'Towing mirrors', null],
  ['towing', 'Tow bar', null],
  ['length', 'Body length 5.9 m', '5.9 m'],
  ['length', 'Overall length: 7,320mm', '7.3 m'],
  ['length', '19 ft', '19 ft'],
  ['length', '21.5ft caravan', '21.5 ft'],
  ['length', '19 ft roll-out awning', null],
  ['length', 'Bed length 2 m', null],
  ['weight', 'ATM 2,600 kg', 'ATM 2600 kg'],
  ['weight', 'Tare: 1980kg', 'Tare 1980 kg'],
  ['weight', 'gvm 4.49t', 'GVM 4490 kg'],
  ['weight', 'Payload 400 kg', null],
])('%s is said by %j: %s', (asked, feature, said) => {
  const found = measureOf({ features: ['Sunroof', feature] }, asked)
  expect(found && [found.kind, found.amount, found.unit].filter(Boolean).join(' ')).toBe(said)
  expect(isMeasure(feature)).toBe(said !== null)
})

test('a car whose features say nothing of it has none', () => {
  expect(measureOf({ features: [] }, 'sleeps')).toBeNull()
})
