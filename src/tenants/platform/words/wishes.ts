import type { TradeMeaning } from '#search/reading/trade-values.ts'

type Wish = readonly [attribute: TradeMeaning['attribute'], name: string, typed: string, of: string, not?: string]

/** What a car is wanted for, and the bodies or fuels that suit it when no car in stock is called so. */
const wishes: readonly Wish[] = [
  [
    'body',
    'Family cars',
    'family car|family vehicle|car for family|car for the family|car for my family|family wagon|mum car',
    'SUV|Wagon|People mover|Minivan',
  ],
  [
    'body',
    'Small cars',
    'small car|small cars|city car|city cars|compact car|compact cars|little car|runabout',
    'Hatchback',
  ],
  ['body', 'Sports cars', 'sports car|sport car|sportscar|sporty car|fast car|fun car', 'Coupe|Convertible'],
  [
    'fuel',
    'Economical cars',
    'economical|economical car|fuel efficient|fuel efficient car|efficient car|good on fuel|good on gas|great on gas|easy on gas|fuel economy|fuel saver|gas saver|good gas mileage|great gas mileage|low fuel consumption|low fuel|cheap to run|cheap on fuel|light on fuel|easy on fuel|good fuel economy|eco car|green car',
    'Hybrid|Plug-in hybrid|Electric',
  ],
  [
    'body',
    'Dual cabs',
    'dual cab|double cab|crew cab|twin cab|dual cab ute|double cab ute|crew cab ute|crew cab truck|4 door ute|four door ute',
    'Ute|Truck',
    'cab chassis|chassis|light truck|heavy truck|commercial',
  ],
]

export const tradeWishes: readonly TradeMeaning[] = wishes.map(([attribute, name, typed, of, not]) => ({
  attribute,
  name,
  words: typed.split('|'),
  stocked: [],
  not: not?.split('|') ?? [],
  of: of.split('|'),
}))
