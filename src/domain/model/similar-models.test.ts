import { expect, test } from 'vitest'
import type { ComparedModel } from './model-distance.ts'
import { sampleCompared } from './sample-compared.ts'
import { similarModels } from './similar-models.ts'

interface Named extends ComparedModel {
  readonly name: string
}

/**
 * Parses "gull Norda SUV 40000 fuel", or "tern Norda SUV 40000/70000 fuel" with used and new price; a dash is unknown.
 */
function read(line: string): Named {
  const [name = '', make = '', body = '', price = '', fuel = ''] = line.split(' ')
  const fuels = fuel.split('+').filter((kind) => kind !== '-') as unknown as ComparedModel['fuels']
  const [used = null, fresh = null] = price.split('/').map((dollars) => (dollars === '-' ? null : Number(dollars)))
  return { ...sampleCompared(), name, make, body: body === '-' ? null : body, prices: { fresh, used }, fuels }
}

test.each([
  [
    'the body comes before the price',
    'x Norda SUV 90000 fuel',
    ['hatch Norda Hatch 90000 fuel', 'suv Sola SUV 30000 fuel'],
    ['suv', 'hatch'],
  ],
  [
    'of one body what costs nearly as much',
    'x Norda SUV 90000 fuel',
    ['small Sola SUV 30000 fuel', 'large Vesta SUV 95000 fuel', 'middle Brill SUV 70000 fuel'],
    ['large', 'middle', 'small'],
  ],
  [
    'new held against new, and used against used',
    'x Norda SUV 45000/95000 fuel',
    [
      'old Sola SUV 45000 fuel',
      'mixed Vesta SUV 60000/60000 fuel',
      'alike Brill SUV 50000/92000 fuel',
      'fresh Asta SUV -/95000 fuel',
    ],
    ['old', 'fresh', 'alike', 'mixed'],
  ],
  [
    'a price that is all there is where nothing can be held against it',
    'x Norda SUV 45000 fuel',
    ['dear Sola SUV -/90000 fuel', 'near Vesta SUV -/50000 fuel'],
    ['near', 'dear'],
  ],
  [
    'of one price what runs on the same',
    'x Norda SUV 48000 electric',
    ['petrol Sola SUV 48000 fuel', 'hybrid Vesta SUV 48000 fuel+hybrid', 'current Brill SUV 60000 electric'],
    ['current', 'petrol', 'hybrid'],
  ],
  [
    'of an electric one those that are, whatever their body and price',
    'x Norda SUV 48000 electric',
    ['petrol Sola SUV 50000 fuel', 'dear Brill Sedan 99000 electric', 'own Norda Sedan 60000 electric'],
    ['own', 'dear', 'petrol'],
  ],
  [
    'the same fuel is not worth any price',
    'x Norda SUV 48000 hybrid',
    ['dear Brill SUV 99000 hybrid', 'petrol Sola SUV 50000 fuel'],
    ['petrol', 'dear'],
  ],
  [
    'two of a make, where others are there',
    'x Norda SUV 50000 fuel',
    [
      'a Sola SUV 50000 fuel',
      'b Sola SUV 51000 fuel',
      'c Sola SUV 52000 fuel',
      'd Vesta SUV 70000 fuel',
      'e Brill SUV 80000 fuel',
    ],
    ['a', 'b', 'd', 'e'],
  ],
  [
    'more of it where they are not',
    'x Norda SUV 50000 fuel',
    ['a Sola SUV 50000 fuel', 'b Sola SUV 51000 fuel', 'c Sola SUV 52000 fuel', 'd Vesta SUV 70000 fuel'],
    ['a', 'b', 'd', 'c'],
  ],
  [
    'four of a dealer of one make, of its body first',
    'x Norda SUV 50000 fuel',
    [
      'a Norda Hatch 50000 fuel',
      'b Norda SUV 90000 fuel',
      'c Norda Hatch 40000 fuel',
      'd Norda Ute 30000 fuel',
      'e Norda Ute 60000 fuel',
    ],
    ['b', 'a', 'e', 'c'],
  ],
  ['nothing of another body and another make', 'x Norda Van 50000 fuel', ['a Sola SUV 50000 fuel'], []],
  [
    'its make alone where nobody names its body',
    'x Sola - 50000 fuel',
    ['a Sola Ute 40000 fuel', 'b Norda - 50000 fuel'],
    ['a'],
  ],
  [
    'in the order of the range where nobody names a price',
    'x Norda SUV - hybrid',
    ['a Sola SUV 40000 fuel', 'b Norda SUV 30000 hybrid', 'c Vesta SUV 20000 -'],
    ['b', 'c', 'a'],
  ],
])('models like one: %s', (_reason, model, others, names) => {
  expect(similarModels(read(model), others.map(read), 4).map(({ name }) => name)).toEqual(names)
})

test('a maker of both has no motorcycle for who looks for a car, and what nobody knows may be either', () => {
  const ofKind = (name: string, kind: ComparedModel['kind']) => ({ ...read(`${name} Norda - 9000 fuel`), kind })
  const others = [ofKind('bike', 'motorcycles'), ofKind('car', 'cars'), ofKind('unknown', null)]
  const like = (kind: ComparedModel['kind']) => similarModels(ofKind('x', kind), others, 4).map(({ name }) => name)
  expect(like('cars')).toEqual(['car', 'unknown'])
  expect(like(null)).toEqual(['bike', 'car', 'unknown'])
})
