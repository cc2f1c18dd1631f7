import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'
import type { Meaning } from './reading.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'
import type { TradeMeaning } from './trade-values.ts'

/** Name and badge of each car, delimited by characters that no word contains. */
const namesOf = (records: readonly SearchRecord[]) =>
  records.map(({ name, badge }) => [name, badge].map((each) => ` ${wordsOf(String(each ?? '')).join(' ')} `).join('|'))

/** Share of the stock above which a wish's words count as names, not as a description of one car. */
const leastShare = 0.02

/**
 * Maps a shopper's use ("family car") to values of other meanings ("SUV", "Wagon"), without a name of its own, so that
 * each value gets its own removable chip. A dealer's category of that name takes precedence. Where many cars have the
 * words in their names ("Dual Cab"), they stay text.
 */
export function findUseMeanings(
  wishes: readonly TradeMeaning[],
  meanings: readonly Meaning[],
  records: readonly SearchRecord[],
): readonly Meaning[] {
  const names = namesOf(records)
  const areNames = (words: readonly string[]) => {
    const phrases = words.map((word) => ` ${wordsOf(word).join(' ')} `)
    const called = names.filter((name) => phrases.some((phrase) => name.includes(phrase)))
    return called.length > 0 && called.length >= names.length * leastShare
  }
  const categories = valuesIn(records, 'categories')
  return wishes.flatMap(({ attribute, name, words, of = [], not }): readonly Meaning[] => {
    if (areNames(words)) return []
    const own = categories.filter((category) => [name, ...words].some((word) => joined(word) === joined(category)))
    const asked = meanings.filter((meaning) => meaning.attribute === attribute && of.includes(meaning.name))
    const values = distinct(asked.flatMap((meaning) => meaning.values)).filter(
      (value) => !not.some((phrase) => holds(value, phrase)),
    )
    const found = own.length > 0 ? ({ attribute: 'categories', values: own } as const) : { attribute, values }
    return [{ ...found, name: '', words: distinct(words.map(joined)) }]
  })
}
