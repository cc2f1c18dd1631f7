import { localise } from '#domain/text/spelling.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'

/** A meaning in the trade, independent of a stock's wording. */
export interface TradeMeaning {
  readonly attribute: ListAttribute
  /** Name, "Petrol"; also matched in stock values. */
  readonly name: string
  /** Phrases shoppers type. */
  readonly words: readonly string[]
  /** Further words that identify it in stock values. */
  readonly stocked: readonly string[]
  /** Words that exclude a stock value. */
  readonly not: readonly string[]
  /** Only for wishes: names of the meanings that fulfil it. */
  readonly of?: readonly string[]
}

/** Basic colours of a trade in every spelling, after which paints are named: "Platinum Gray". */
export function plainColours(meanings: readonly TradeMeaning[]): readonly string[] {
  const names = meanings.flatMap(({ attribute, name }) => (attribute === 'colour' ? [name] : []))
  return distinct(names.flatMap((name) => [name, localise(name, { locale: 'en-US' })]))
}

/**
 * Stock values with a trade meaning. A paint counts as the basic colour in its name, whatever its other words mean:
 * "White Platinum" is white, not silver.
 */
export function valuesMeant(
  { attribute, name, stocked, not }: TradeMeaning,
  records: readonly SearchRecord[],
  colours: readonly string[],
): readonly string[] {
  const isPlain = (phrase: string) => colours.some((colour) => joined(colour) === joined(phrase))
  const called = [name, ...stocked.filter(isPlain)]
  const isOtherColour = (value: string) => attribute === 'colour' && colours.some((colour) => holds(value, colour))
  const isMeant = (value: string) =>
    called.some((phrase) => holds(value, phrase)) ||
    (stocked.some((phrase) => holds(value, phrase)) && !isOtherColour(value))
  return valuesIn(records, attribute).filter((value) => isMeant(value) && !not.some((phrase) => holds(value, phrase)))
}
