import { expect, test } from 'vitest'
import { isMeasure } from '#domain/model/measured-features.ts'
import { isSaid } from '#domain/model/stated-features.ts'
import { readCatalogue, type Variant } from './catalogue.ts'
import { besides, comparedOf } from './compared.ts'
import { readWords } from './words.ts'

const root = process.cwd()
const words = readWords(root)
const markets = ['oceania', 'america'] as const
const variantsOf = (market: string) =>
  [...readCatalogue(root, market).values()].flatMap((models) => [...models.values()].flat())
const said = (market: string, model: string, badge: string) => {
  const variant = variantsOf(market).find((each) => each.model === model && each.badge === badge)
  return variant ? comparedOf(words, variant, market) : []
}

test.each([
  [
    'oceania',
    'HiLux',
    'SR (4x4)',
    [
      ...['Power 150 kW', 'Torque 500 Nm', 'Length 5,325 mm', 'Kerb weight 2,030 kg', /^Ground clearance 2[23]\d mm$/],
      ...[/^Payload (?:9\d\d|1,0[0-8]\d) kg$/, '5-star ANCAP rating'],
    ],
  ],
  [
    'america',
    'F-150',
    'XL',
    [
      ...[
        '400 hp',
        '500 lb-ft of torque',
        'Overall length 231.7 in',
        'Curb weight 4,610 lb',
        /^Ground clearance \d(?:\.\d)? in$/,
      ],
      ...[/^Payload [12],\d\d0 lb$/, '5-star NHTSA rating'],
    ],
  ],
  [
    'oceania',
    'MT-07',
    'HO',
    [
      ...['Power 54 kW', 'Torque 67 Nm', 'Seat height 805 mm', 'Wet weight 184 kg', 'Fuel tank 14 L'],
      ...['Length 2,085 mm', 'Wheelbase 1,400 mm', 'Ground clearance 140 mm'],
    ],
  ],
  [
    'oceania',
    'Journey',
    '16.51-3',
    [
      ...[
        'Island queen bed',
        'Shower and toilet in a rear corner',
        'Body width 2,490 mm',
        /^Travel height [23],\d\d0 mm$/,
      ],
      ...['Tare 1,970 kg', 'Ball weight 170 kg', 'Payload 430 kg', 'Fresh water 164 L'],
    ],
  ],
  [
    'oceania',
    'Conquest',
    'FD 20-1',
    [
      ...[
        'Island queen bed',
        'Full ensuite across the rear',
        'Power 145 kW',
        'Torque 430 Nm',
        'Body width 2,300 mm',
        'Travel height 3,120 mm',
      ],
      ...['Tare 3,490 kg', 'Payload 760 kg', 'Fresh water 110 L'],
    ],
  ],
] as const)('in %s a %s %s says what is compared of its kind', (market, model, badge, lines) => {
  expect(said(market, model, badge)).toEqual(
    lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  )
})

test.each(markets)('in %s all that a vehicle says of itself is read by the site', (market) => {
  const lines = variantsOf(market).flatMap((variant) => comparedOf(words, variant, market))
  expect(lines.filter((line) => !isMeasure(line) && !isSaid(line))).toEqual([])
})

test.each(markets)('in %s every engine that burns something has its outputs in figures.yaml', (market) => {
  const burns = ({ engine = '' }: Variant) => /^\d+(?:\.\d)?(?:L|cc)\b/.test(engine)
  const silent = variantsOf(market).filter(
    (each) => burns(each) && each.kind !== 'rvs' && !words.figures.outputs[each.engine ?? ''],
  )
  expect([...new Set(silent.map(({ engine }) => engine))]).toEqual([])
})

test('weaker features make room for as many, the weakest first, and no bed is said twice', () => {
  const fitted = ['Air conditioning', 'Electric windows', 'USB ports', 'Sunroof']
  expect(besides(fitted, ['Power 150 kW', 'Torque 500 Nm'], words)).toEqual(['Air conditioning', 'Sunroof'])
  expect(besides(['Island queen bed', 'Solar'], ['Queen bed and two bunks'], words)).toEqual(['Solar'])
  expect(besides(['Sunroof'], ['Power 150 kW'], words)).toEqual(['Sunroof'])
})
