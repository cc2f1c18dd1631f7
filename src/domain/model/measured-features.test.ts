import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFigure, isMeasure, type Measure, type Measured, measureOf } from './measured-features.ts'

const textOf = (found: Measure | null) =>
  found && [found.kind, found.amount, found.unit].filter((part) => part !== '').join(' ')

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
  ['length', 'Overall length: 7,320mm', '7.32 m'],
  ['length', 'Length 5,370 mm', '5.37 m'],
  ['length', 'Overall length 231.7 in', '231.7 in'],
  ['length', '19 ft', '19 ft'],
  ['length', '19 inch', null],
  ['length', '21.5ft caravan', '21.5 ft'],
  ['length', '19 ft roll-out awning', null],
  ['length', 'Bed length 2 m', null],
  ['width', 'Body width 2,440 mm', '2.44 m'],
  ['width', '2.5m wide tyres', null],
  ['height', 'Travel height: 2,920mm', '2.92 m'],
  ['height', 'Overall height 71.2 in', '71.2 in'],
  ['height', 'Seat height 805 mm', null],
  ['weight', 'ATM 2,600 kg', 'ATM 2600 kg'],
  ['weight', 'gvm 4.49t', 'GVM 4490 kg'],
  ['weight', 'Payload 400 kg', null],
  ['tare', 'Tare: 1980kg', '1980 kg'],
  ['tare', 'Tare weight 1.98t (approx)', '1980 kg'],
  ['tare', '1,980 kg tare', '1980 kg'],
  ['kerb', 'Wet weight 184 kg', 'Wet 184 kg'],
  ['kerb', '193kg wet', 'Wet 193 kg'],
  ['kerb', 'KERB WEIGHT: 1,395KG', 'Kerb 1395 kg'],
  ['kerb', 'Curb weight 406 lbs', 'Curb 406 lb'],
  ['kerb', 'Dry weight 170 kg', null],
  ['ball', 'Ball weight 180 kg', '180 kg'],
  ['ball', 'Towball download: 350kg', '350 kg'],
  ['ball', 'Tow ball', null],
  ['clearance', 'Ground clearance 235 mm', '235 mm'],
  ['clearance', '8.7-inch ground clearance', '8.7 in'],
  ['wheelbase', 'Wheelbase 1,400 mm', '1400 mm'],
  ['wheelbase', 'Long wheelbase', null],
  ['wheels', '18-inch alloy wheels', '18 in'],
  ['wheels', '20" black alloys', '20 in'],
  ['wheels', 'Alloy wheels', null],
  ['wheels', '12-inch touchscreen', null],
  ['payload', 'Payload 950 kg', '950 kg'],
  ['payload', 'Max payload capacity: 1,005kg', '1005 kg'],
  ['payload', '1,800-lb. payload', '1800 lb'],
  ['payload', 'Payload management', null],
  ['power', 'Power 154 kW', '154 kW'],
  ['power', '154kW / 500Nm', '154 kW'],
  ['power', 'Max. power: 154kW @ 3,750 rpm', '154 kW'],
  ['power', 'Power 154kW, torque 500Nm', '154 kW'],
  ['power', '400 hp', '400 hp'],
  ['power', '400-horsepower', '400 hp'],
  ['power', 'Power output 150 kW (204 hp)', '150 kW'],
  ['power', '11 kW', null],
  ['power', '11kW AC charging', null],
  ['power', 'Power 240V', null],
  ['power', '12-way power driver seat', null],
  ['power', 'Power tailgate', null],
  ['torque', 'Torque 500 Nm', '500 Nm'],
  ['torque', '154kW/500Nm', '500 Nm'],
  ['torque', '500Nm @ 1,750-2,500rpm', '500 Nm'],
  ['torque', '500 lb.-ft. of torque', '500 lb-ft'],
  ['torque', '280 ft-lbs torque', '280 lb-ft'],
  ['torque', 'Torque vectoring', null],
  ['torque', 'Torque wrench 200 Nm', null],
  ['boot', 'Boot 410 L', '410 L'],
  ['boot', '410-litre boot', '410 L'],
  ['boot', 'Luggage capacity: 1,020 litres (seats down)', '1020 L'],
  ['boot', '15.1 cu. ft. cargo volume', '15.1 cu ft'],
  ['boot', 'Cargo space 38 cubic feet', '38 cu ft'],
  ['boot', 'Boot space 410-1,200 L', null],
  ['boot', 'Boot liner', null],
  ['boot', 'Cargo capacity 1,000 kg', null],
  ['load', 'Load space 6.2 m³', '6.2 m³'],
  ['load', '9.3m3 cargo volume', '9.3 m³'],
  ['load', 'Load area 2.4 m', null],
  ['tank', 'Fuel tank 80 L', '80 L'],
  ['tank', '120L long range fuel tank', '120 L'],
  ['tank', 'Fuel capacity: 23 gallons', '23 gal'],
  ['tank', 'Long range fuel tank', null],
  ['tank', '80 L tank', null],
  ['water', 'Fresh water 164 L', '164 L'],
  ['water', '2 x 95L water tanks', '190 L'],
  ['water', 'Water tank capacity: 40 gal', '40 gal'],
  ['water', 'Grey water tank 100 L', null],
  ['water', '23L hot water', null],
  ['seatHeight', 'Seat height 805 mm', '805 mm'],
  ['seatHeight', 'Seat height: 80.5cm', '805 mm'],
  ['seatHeight', '27.1" seat height', '27.1 in'],
  ['seatHeight', '31.7-inch seat height', '31.7 in'],
  ['seatHeight', 'Height-adjustable seat', null],
  ['safety', 'ANCAP 5 stars', 'ANCAP 5 stars'],
  ['safety', '5-star ANCAP safety rating', 'ANCAP 5 stars'],
  ['safety', '5 Star ANCAP', 'ANCAP 5 stars'],
  ['safety', 'ANCAP Safety Rating: 4 Stars (2022)', 'ANCAP 4 stars'],
  ['safety', 'NHTSA 5-star overall safety rating', 'NHTSA 5 stars'],
  ['safety', '5-Star Safety Rating (NHTSA)', 'NHTSA 5 stars'],
  ['safety', '5-star NHTSA rollover rating', null],
  ['safety', '5 star safety', null],
  ['safety', 'ANCAP tested', null],
])('%s is said by %j: %s', (asked, feature, said) => {
  expect(textOf(measureOf({ features: ['Sunroof', feature] }, asked))).toBe(said)
  if (said !== null) expect(isMeasure(feature)).toBe(true)
})

test('a car whose features say nothing of it has none', () => {
  expect(measureOf({ features: [] }, 'sleeps')).toBeNull()
})

test('a car is told from the first of its features that says a measure, whatever is asked before', () => {
  const features = ['Sunroof', 'Towing up to 2,000 kg', 'Sleeps 4', 'Braked towing 3,500 kg', 'Sleeps 6']
  for (const said of [features, [...features]]) {
    expect(textOf(measureOf({ features: said }, 'sleeps'))).toBe('4')
    expect(textOf(measureOf({ features: said }, 'towing'))).toBe('2000 kg')
    expect(measureOf({ features: said }, 'length')).toBeNull()
  }
})

test.each([
  ['Power 154 kW', true],
  ['Fresh water 164 L', true],
  ['Length 5,370 mm', true],
  ['Body width 2.44 m', true],
  ['18-inch alloy wheels', true],
  ['Body length 5.1 m', false],
  ['Sleeps 4', false],
  ['Braked towing 3,500 kg', false],
  ['ANCAP 5 stars', false],
  ['Sunroof', false],
])('%s is a figure that nobody looks for by its number: %s', (feature, is) => {
  expect(isFigure(feature)).toBe(is)
})

const spellings = fc.constantFrom<readonly [Measured, name: string, unit: string, as: string]>(
  ['payload', 'payload', 'kg', 'kg'],
  ['power', 'power', 'kW', 'kW'],
  ['torque', 'torque', 'Nm', 'Nm'],
  ['torque', 'torque', 'lb-ft', 'lb-ft'],
  ['boot', 'boot space', 'litres', 'L'],
  ['load', 'load space', 'm³', 'm³'],
  ['tank', 'fuel tank', 'L', 'L'],
  ['seatHeight', 'seat height', 'mm', 'mm'],
  ['tare', 'tare', 'kg', 'kg'],
)
const styles = fc.constantFrom<(name: string, number: string, unit: string) => string>(
  (name, number, unit) => `${name} ${number} ${unit}`,
  (name, number, unit) => `${name}: ${number}${unit}`,
  (name, number, unit) => `${number}${unit} ${name}`,
  (name, number, unit) => ` ${number}-${unit} ${name} (claimed)`.toUpperCase(),
)

test('a number beside its name is read in every style, and as nothing else', () => {
  fc.assert(
    fc.property(
      spellings,
      styles,
      fc.integer({ min: 1, max: 9999 }),
      fc.boolean(),
      (spelling, style, amount, groups) => {
        const [asked, name, unit, as] = spelling
        const feature = style(name, groups ? amount.toLocaleString('en-AU') : `${amount}`, unit)
        expect(measureOf({ features: [feature] }, asked)).toEqual({ amount, unit: as, kind: '' })
        const others = (['power', 'torque', 'boot', 'load', 'payload', 'tank', 'tare'] as const).filter(
          (each) => each !== asked,
        )
        expect(others.map((each) => measureOf({ features: [feature] }, each)).filter(Boolean)).toEqual([])
      },
    ),
  )
})

const word = fc.constantFrom(
  'power',
  'boot',
  'ANCAP',
  'star',
  'water',
  'tank',
  '154',
  '2 x',
  'kW',
  'L',
  'up to',
  '@',
  '(',
  '-',
)

test('whatever a feature says, a measure is a number above nothing, and no text is read for long', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
      ),
      (feature) => {
        for (const asked of ['power', 'torque', 'boot', 'water', 'safety', 'weight'] as const) {
          const found = measureOf({ features: [feature] }, asked)
          expect(found === null || (Number.isFinite(found.amount) && found.amount > 0)).toBe(true)
        }
      },
    ),
  )
})
