import { localise } from '#domain/text/spelling.ts'
import type { SearchRecord } from '#search/record.ts'
import type { TradeMeaning } from './compile-lexicon.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'

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
