import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'
import type { TradeMeaning } from './compile-lexicon.ts'
import type { Meaning } from './reading.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'

/** What cars of a stock are called, each between signs that no word has. */
const namesIn = (records: readonly SearchRecord[]) =>
  ['name', 'badge']
    .flatMap((attribute) => valuesIn(records, attribute).map((name) => ` ${wordsOf(name).join(' ')} `))
    .join('|')

/**
 * What shoppers want a car for ("family car") as the values of other meanings ("SUV", "Wagon"): under no name of its own, so that
 * each is told, and can be taken back. A dealer's own category of that name counts instead, and where cars are called so ("Dual
 * Cab"), words are words.
 */
export function wishMeanings(
  wishes: readonly TradeMeaning[],
  meanings: readonly Meaning[],
  records: readonly SearchRecord[],
): readonly Meaning[] {
  const called = namesIn(records)
  const categories = valuesIn(records, 'categories')
  return wishes.flatMap(({ attribute, name, words, of = [], not }): readonly Meaning[] => {
    if (words.some((word) => called.includes(` ${wordsOf(word).join(' ')} `))) return []
    const own = categories.filter((category) => [name, ...words].some((word) => joined(word) === joined(category)))
    const asked = meanings.filter((meaning) => meaning.attribute === attribute && of.includes(meaning.name))
    const values = distinct(asked.flatMap((meaning) => meaning.values)).filter(
      (value) => !not.some((phrase) => holds(value, phrase)),
    )
    const found = own.length > 0 ? ({ attribute: 'categories', values: own } as const) : { attribute, values }
    return [{ ...found, name: '', words: distinct(words.map(joined)) }]
  })
}
