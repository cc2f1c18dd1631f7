import { expect, test } from 'vitest'
import { readCatalogue, type Variant } from './catalogue.ts'
import { sizesOf, withWheels } from './sizes.ts'
import { readWords } from './words.ts'

const root = process.cwd()
const words = readWords(root)
const markets = ['oceania', 'america'] as const
const variantsOf = (market: string) =>
  [...readCatalogue(root, market).values()].flatMap((models) => [...models.values()].flat())
const hasWheels = ({ kind }: Variant) => kind === 'cars' || kind === 'trucks'

test.each(markets)('in %s every car has a length and a weight that such a body can have', (market) => {
  const metric = market === 'america' ? { mm: 25.4, kg: 0.4536 } : { mm: 1, kg: 1 }
  for (const variant of variantsOf(market).filter(hasWheels)) {
    const { long = 0, kerb = 0 } = sizesOf(words.figures, variant, market)
    const [metres, tonnes] = [(long * metric.mm) / 1000, (kerb * metric.kg) / 1000]
    expect(metres, variant.model).toBeGreaterThan(3.5)
    expect(metres, variant.model).toBeLessThan(7)
    expect(tonnes / metres, variant.model).toBeGreaterThan(0.2)
    expect(tonnes / metres, variant.model).toBeLessThan(0.6)
  }
})

test('a dearer trim weighs more and stands on larger wheels', () => {
  const variants = readCatalogue(root, 'oceania').get('Toyota')?.get('RAV4') ?? []
  const weights = variants.map((variant) => sizesOf(words.figures, variant, 'oceania').kerb)
  expect(weights).toEqual([1620, 1640, 1660, 1680])
  const wheels = variants.map((variant) => withWheels(['Alloy wheels', 'Sunroof'], words, variant))
  expect([wheels[0], wheels.at(-1)]).toEqual([
    ['17-inch alloy wheels', 'Sunroof'],
    ['20-inch alloy wheels', 'Sunroof'],
  ])
})

test('a van says nothing of its wheels', () => {
  const [van] = readCatalogue(root, 'oceania').get('Toyota')?.get('HiAce') ?? []
  expect(van && withWheels(['Alloy wheels'], words, van)).toEqual(['Alloy wheels'])
})
