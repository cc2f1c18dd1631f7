import { expect, test } from 'vitest'
import { pickDistinctFigures } from './distinct-figures.ts'

/** "Seats: 5", "Bed: Queen: most of them": term, detail, part. */
const figures = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [term = '', detail = '', part] = line.split(': ')
    return { term, detail, ...(part && { part }) }
  })

test.each([
  [
    'the first two, where all of it tells them apart',
    ['Seats: 7', 'Fuel use: 8 L/100 km', 'Towing: 3,500 kg'],
    ['Seats: 5'],
    '7 seats · 8 L/100 km',
  ],
  [
    'what tells it from the other, in the order they are asked',
    ['Seats: 7', 'Fuel use: 8 L/100 km', 'Drive: 4WD', 'Towing: 3,100 kg'],
    ['Seats: 7', 'Fuel use: 9 L/100 km', 'Drive: 4WD', 'Towing: 3,500 kg'],
    '8 L/100 km · 3,100 kg towing',
  ],
  [
    'what both have beside the one thing that tells them apart',
    ['Seats: 7', 'Drive: 4WD', 'Towing: 3,100 kg'],
    ['Seats: 7', 'Drive: 4WD', 'Towing: 3,500 kg'],
    '7 seats · 3,100 kg towing',
  ],
  ['of a van how one lives in it', ['Sleeps: 4', 'Weight: ATM 2,500 kg'], [], 'Sleeps 4 · ATM 2,500 kg'],
  ['of a motorcycle', ['Motor: 689cc twin', 'Seat height: 805 mm'], [], '689cc twin · 805 mm seat'],
  ['of wheels that they drive it', ['Drive: Rear-wheel'], [], 'Rear-wheel drive'],
  ['of a ute no drive twice', ['Drive: 4x4, 4x2'], [], '4x4, 4x2'],
  ['of a boot that it is one', ['Power: 110 kW', 'Boot: 385 L'], [], '110 kW · 385 L boot'],
  [
    'what fits beside the first, where the second is too long for a line',
    ['Seats: 5', 'Range: 270 to 340 mi', 'Battery: 60 to 78 kWh'],
    ['Seats: 5'],
    '5 seats · 270 to 340 mi range',
  ],
  [
    'one alone where no other fits',
    ['Motor: 655cc twin or 689cc twin', 'Seat height: 805 mm'],
    [],
    '655cc twin or 689cc twin',
  ],
  ['neither its body nor its years', ['Seats: 5', 'Year: 2019 to 2024', 'Body: SUV'], [], '5 seats'],
  ['one seat', ['Seats: 1'], [], '1 seat'],
  ['nothing that is true of most alone', ['Bed: Queen: most of them', 'Length: 6.2 m'], [], '6.2 m long'],
  ['nothing where nobody says anything', [], ['Seats: 5'], ''],
])('beside another a model says %s', (_reason, own, beside, text) => {
  expect(pickDistinctFigures(figures(...own), figures(...beside))).toBe(text)
})
