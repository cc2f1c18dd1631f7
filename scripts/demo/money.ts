import type { Life } from './life.ts'
import { roundToTypicalPrice } from './life.ts'
import { between, happens, type RandomStream } from './random-stream.ts'
import type { Recipe } from './recipe.ts'

/** The payment per period over the term, in dollars rounded to cents; `perYear` periods a year, `rate` in percent. */
function payment(amount: number, rate: number, years: number, perYear: number): number {
  const step = rate / 100 / perYear
  const rounds = years * perYear
  return Math.round((amount * step * 100) / (1 - (1 + step) ** -rounds)) / 100
}

function offers(recipe: Recipe, price: number) {
  return Object.fromEntries(
    Object.entries(recipe.lenders).map(([key, { rate, comparison, years, disclaimer }]) => {
      const deposit = Math.round(price * 0.1)
      const [paymentWeek, paymentMonth] = [52, 12].map((times) => payment(price - deposit, rate, years, times))
      const terms = { interestRate: rate, comparisonRate: comparison, termMonths: years * 12, termYears: years }
      return [key, { ...terms, paymentWeek, paymentMonth, deposit, balloon: 0, disclaimer }]
    }),
  )
}

function valuation(chance: RandomStream, price: number) {
  const around = price * between(chance, 0.97, 1.09)
  return {
    state_average_market_price: happens(chance, 80) ? Math.round(around) : null,
    average_market_price: Math.round(around * between(chance, 0.98, 1.02)),
  }
}

/** Price types by market, in the words of most of its dealers. */
const priceTypes = {
  oceania: { used: 'Excl. Govt. Charges', new: 'Drive Away' },
  america: { used: 'Plus tax, title and license', new: 'Plus tax, title and license' },
} as const satisfies Readonly<Record<Recipe['market'], Readonly<Record<'used' | 'new', string>>>>

/** All amounts of a vehicle in dollars: price, previous price, subscription, valuation, finance and deposit. */
export function moneyOf(chance: RandomStream, life: Life, recipe: Recipe, slug: string) {
  const { shares } = recipe
  const price = happens(chance, shares.no_price) ? null : life.price
  const was = happens(chance, shares.reduced) ? roundToTypicalPrice(life.price * between(chance, 1.03, 1.12)) : null
  const subscribed = happens(chance, shares.subscription) ? Math.round((life.price * 0.0068) / 5) * 5 : null
  const deposit = recipe.deposit
  return {
    price,
    before_price: price === null ? null : was,
    subscription_price: subscribed,
    price_type: (recipe.price_types ?? priceTypes[recipe.market])[life.type === 'used' ? 'used' : 'new'],
    autograb_data: recipe.valuations && price !== null && life.type === 'used' ? valuation(chance, price) : null,
    finance_lenders: price === null ? {} : offers(recipe, price),
    payment_processors:
      deposit === null
        ? []
        : [
            {
              authorization_type: 'card',
              authorization_key: `pk_demo_${slug.replaceAll('-', '_')}`,
              deposit_amount: deposit,
            },
          ],
  }
}
