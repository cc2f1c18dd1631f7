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

/** More words than a phrase is read of. */
const longestPhrase = 5

/** A name of several words without figures. */
const isPhrase = (feature: string) => !/\d/.test(feature) && wordsOf(feature).length <= longestPhrase

/**
 * Features, and what is typed for them, that would lose a word that is read: "Android Auto" is no automatic, "rear camera" no
 * driven axle. What says no more than that word is no name: "diesel engine".
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

/** Variants that are called by a colour, for a "Black Edition" comes in any, or by two words that mean one thing: a "TRD Off Road". */
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

/** Names of the stock in which a word with a meaning stands, or that are numbers: these are looked for as they are. */
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
