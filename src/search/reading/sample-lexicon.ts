import { sampleCar } from '#search/sample-car.ts'
import { documentOf } from '../document.ts'
import { compileLexicon, type ReadingWords } from './compile-lexicon.ts'
import type { TradeMeaning } from './trade-values.ts'

const meaning = (
  attribute: TradeMeaning['attribute'],
  name: string,
  words: readonly string[],
  stocked: readonly string[] = [],
  not: readonly string[] = [],
): TradeMeaning => ({ attribute, name, words, stocked, not })

/** Vocabulary of a trade for tests. */
export const sampleReadingWords: ReadingWords = {
  synonyms: { merc: ['mercedes'], vw: ['volkswagen'], ute: ['pickup'] },
  stop_words: ['a', 'the', 'with'],
  meanings: [
    meaning('body', 'Hatchback', ['hatch', '5 door hatch']),
    meaning('body', 'Wagon', ['station wagon']),
    meaning('body', 'Ute', ['pickup', 'pick up']),
    meaning('fuel', 'Petrol', ['unleaded'], ['premium'], ['hybrid']),
    meaning('fuel', 'Hybrid', []),
    meaning('fuel', 'Electric', ['ev']),
    meaning('transmission', 'Automatic', ['auto', 'cvt'], ['auto']),
    meaning('drive', '4WD', ['4x4', 'four wheel drive']),
    meaning('colour', 'Red', ['maroon']),
    meaning('colour', 'White', []),
    meaning('car_type', 'Used', ['second hand', 'pre owned']),
    meaning('car_type', 'New', ['brand new']),
    meaning('certified', 'Certified', ['cpo'], ['true']),
    meaning('state', 'NSW', ['new south wales', 'sydney']),
  ],
  words: { make_model: { 'c class': 'Mercedes-Benz C*' }, colour: { oyster: 'Pearl White' } },
}

const car = (id: number, facts: Parameters<typeof sampleCar>[0]) => sampleCar({ id: String(id), ...facts })

/** Stock for tests. */
export const sampleStock = [
  car(1, { simple_body: 'Hatchback', simple_fuel: null, fuel: 'Premium', colour: 'Cherry Red', seats: 5, doors: 5 }),
  car(2, { simple_body: 'Ute', simple_drive: '4x4', simple_transmission: 'CVT Auto', colour: 'Red', state: 'NSW' }),
  car(3, { simple_body: 'Wagon', make: 'Suzuki', model: 'Wagon R', colour: 'Pearl White', seats: 7, city: 'Dubbo' }),
  car(4, { make: 'Mercedes-Benz', model: 'C200', car_type: 'new', seats: 8, simple_fuel: 'Petrol Hybrid' }),
  car(5, { make: 'Mercedes-Benz', model: 'CLA 250', simple_fuel: 'Petrol', certified: true, doors: 4 }),
  car(6, {
    make: 'Peugeot',
    model: '2008',
    simple_body: 'Hatchback',
    city: 'Sydney',
    colour: 'White',
    weekly: { amount: 90, monthly: null, rate: 'comparison rate 8.20% p.a.' },
  }),
]

/** Lexicon of that stock. */
export const sampleLexicon = compileLexicon(sampleStock.map(documentOf), sampleReadingWords, 'km')
