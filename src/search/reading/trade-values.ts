import { localise } from '#domain/text/spelling.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'

/** One thing that words of the trade mean, whatever a stock calls it. */
export interface TradeMeaning {
  readonly attribute: ListAttribute
  /** "Petrol"; also what a stock may call it. */
  readonly name: string
  /** What shoppers type for it. */
  readonly words: readonly string[]
  /** What else a stock calls it: words that stand in its values. */
  readonly stocked: readonly string[]
  /** A value with one of these is something else. */
  readonly not: readonly string[]
  /** It is a wish: the names of the meanings that answer to it. */
  readonly of?: readonly string[]
}

/** The plain colours of a trade, in every spelling: paints are called by them, "Platinum Gray". */
export function plainColours(meanings: readonly TradeMeaning[]): readonly string[] {
  const names = meanings.flatMap(({ attribute, name }) => (attribute === 'colour' ? [name] : []))
  return distinct(names.flatMap((name) => [name, localise(name, { locale: 'en-US' })]))
}

/**
 * The values of a stock that the trade means by a name. A paint is the plain colour it is called by, whatever else a word in it may
 * be: "White Platinum" is white, and no silver.
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
