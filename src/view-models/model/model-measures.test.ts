import { expect, test } from 'vitest'
import { america, australia } from '#domain/text/sample-locale.ts'
import { measureLine, measureText } from './model-measures.ts'

const cars = (...features: readonly string[]) => features.map((feature) => ({ features: [feature] }))

test.each([
  ['of all the same once', cars('Braked towing 3,500 kg', '3500kg braked towing'), '3,500 kg'],
  [
    'of several from the least to the most',
    cars('Towing 3500 kg', 'Towing 2000 kg', 'Towing 2.5t'),
    '2,000 to 3,500 kg',
  ],
  ['of those that say it', cars('Towing 2000 kg', 'Sunroof'), '2,000 kg'],
  ['in the unit of most', cars('Towing 7,700 lb', 'Towing 5,000 lb', 'Towing 3500 kg'), '5,000 to 7,700 lb'],
  ['of none that says it', cars('Sunroof'), ''],
  ['of none at all', [], ''],
])('a measure is told %s', (_how, of, text) => {
  expect(measureText(of, 'towing', america)).toBe(text)
})

test('a weight says of which kind it is, as most cars say it', () => {
  const said = cars('ATM 2,400 kg', 'ATM 2,700 kg', 'GVM 4,250 kg')
  expect(measureText(said, 'weight', australia)).toBe('ATM 2,400 to 2,700 kg')
  expect(measureText(cars('19 ft', '21.5 ft'), 'length', australia)).toBe('19 to 21.5 ft')
})

test.each([
  ['towing', ['Towing 2000 kg'], 'Towing: 2,000 kg'],
  ['kerb', ['Wet weight 184 kg', 'Wet weight 183 kg'], 'Wet weight: 183 to 184 kg'],
  ['kerb', ['Curb weight 406 lb'], 'Curb weight: 406 lb'],
  ['boot', ['Boot 410 L'], 'Boot: 410 L'],
  ['boot', ['15.1 cu ft cargo space'], 'Cargo space: 15.1 cu ft'],
  ['safety', ['ANCAP 5 stars', 'ANCAP 4 stars'], 'Safety rating: ANCAP 4 to 5 stars'],
  ['safety', ['1 star ANCAP'], 'Safety rating: ANCAP 1 star'],
  ['tare', ['Sunroof'], 'Tare: '],
] as const)('%s is called what %j call it: %s', (asked, features, line) => {
  expect(measureLine(cars(...features), asked, australia).join(': ')).toBe(line)
})
