import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchWords } from '../build-index.ts'
import * as english from './english.ts'
import { distinct, holds, joined, valuesIn } from './stock-values.ts'

const reserved = new Set<string>([
  ...[english.upTo, english.orLess, english.from, english.orMore, english.around, english.noise].flatMap((set) => [
    ...set,
  ]),
  ...Object.values(english.orders).flatMap((set) => [...set]),
])

/** Upper bound of words in a phrase. */
const longestPhrase = 5

/** At most five words, without digits. */
const isPhrase = (feature: string) => !/\d/.test(feature) && wordsOf(feature).length <= longestPhrase

/**
 * Features and their synonyms that contain a word with another meaning: "Android Auto" is no automatic, "rear camera"
 * no driven axle. Not those that say only that word: "diesel engine".
 */
function guardedFeatures(
  records: readonly SearchRecord[],
  { synonyms }: SearchWords,
  meant: ReadonlySet<string>,
): readonly string[] {
  const held = valuesIn(records, 'filtered_features').filter(isPhrase)
  const typed = Object.keys(synonyms).filter((phrase) =>
    synonyms[phrase]?.some((other) => held.some((feature) => holds(feature, other))),
  )
  const telling = (phrase: string) => wordsOf(phrase).filter((word) => !english.noise.has(word))
  const isRead = (phrase: string) => wordsOf(phrase).some((word) => meant.has(word))
  return [
    ...held.filter(isRead),
    ...typed.filter((phrase) => isRead(phrase) || telling(phrase).length < wordsOf(phrase).length),
  ].filter((phrase) => telling(phrase).length > 0 && !meant.has(telling(phrase).join('')))
}

/**
 * Badges named after a colour, since a "Black Edition" comes in any, or containing two words that together have a
 * meaning: "TRD Off Road".
 */
function guardedBadges(
  records: readonly SearchRecord[],
  meant: ReadonlySet<string>,
  colours: ReadonlySet<string>,
): readonly string[] {
  return valuesIn(records, 'badge').filter((badge) => {
    const words = wordsOf(badge)
    const isMeant = (word: string, at: number) => colours.has(word) || (at > 0 && meant.has(words[at - 1] + word))
    return words.length > 1 && words.length <= longestPhrase && words.some(isMeant)
  })
}

/** Names of the stock that contain words with a meaning, or are numbers; they are searched as text. */
export function guardedNames(
  records: readonly SearchRecord[],
  searchWords: SearchWords,
  meant: ReadonlySet<string>,
  colours: ReadonlySet<string>,
): readonly string[] {
  const named = (text: string) => {
    const words = wordsOf(text)
    return words.some((word) => meant.has(word) || reserved.has(word) || meant.has(words.join('')))
  }
  const models = distinct(records.map(({ model }) => String(model ?? '')))
  const numbered = distinct(records.map(({ make_model }) => String(make_model ?? ''))).filter((name) =>
    /\s(?:19|20)\d\d$/.test(name),
  )
  const makes = distinct(records.map(({ make }) => String(make ?? ''))).filter((make) => wordsOf(make).length > 1)
  const features = guardedFeatures(records, searchWords, meant)
  const badges = guardedBadges(records, meant, colours)
  const names = [...models.filter(named), ...makes.filter(named), ...numbered, ...features, ...badges].map(joined)
  return distinct([...names, ...english.devices]).filter((name) => name && !reserved.has(name) && !meant.has(name))
}
