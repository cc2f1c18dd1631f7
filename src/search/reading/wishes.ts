import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'
import type { Meaning } from './reading.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'
import type { TradeMeaning } from './trade-values.ts'

/** What each car is called, between signs that no word has. */
const namesOf = (records: readonly SearchRecord[]) =>
  records.map(({ name, badge }) => [name, badge].map((each) => ` ${wordsOf(String(each ?? '')).join(' ')} `).join('|'))

/** So much of a stock is called by a wish where its words are names there, and no praise of one car. */
const leastShare = 0.02

/**
 * What shoppers want a car for ("family car") as the values of other meanings ("SUV", "Wagon"): under no name of its own, so that
 * each is told, and can be taken back. A dealer's own category of that name counts instead, and where many cars are called so
 * ("Dual Cab"), words are words.
 */
export function wishMeanings(
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
