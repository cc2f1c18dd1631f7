import { fold } from '#domain/text/fold.ts'
import { wordsOf } from '#search/engine/words.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchWords } from '../build-index.ts'
import * as english from './english.ts'
import type { Lexicon, Meaning } from './reading.ts'

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
}

/** What a dealer's words are: the trade's, and the dealer's own by attribute. A value may end in a star: "Cee 3*". */
export interface ReadingWords extends SearchWords {
  readonly meanings: readonly TradeMeaning[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const joined = (text: string) => wordsOf(text).join('')
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** The values that cars of this stock hold, by how often they are held. */
function valuesIn(records: readonly SearchRecord[], attribute: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const value of [record[attribute] ?? []].flat())
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}

/** Whether the words of a phrase stand in a text side by side. */
const holds = (text: string, phrase: string) =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `)

function tradeMeaning(
  { attribute, name, words, stocked, not }: TradeMeaning,
  records: readonly SearchRecord[],
): Meaning {
  const known = [name, ...stocked]
  const values = valuesIn(records, attribute).filter(
    (value) => known.some((phrase) => holds(value, phrase)) && !not.some((phrase) => holds(value, phrase)),
  )
  return { attribute, name, values, words: distinct([name, ...words].map(joined)) }
}

/** Whether a value is the one that is meant, or one of a family: "Cee 3*" is Cee 320i and Cee 3 Series, never Cee X3. */
function isMeant(value: string, meant: string): boolean {
  const [own, wanted] = [joined(value), joined(meant)]
  if (!meant.endsWith('*')) return own === wanted
  const rest = own.startsWith(wanted) ? own.slice(wanted.length) : null
  return rest !== null && /^(?:$|\d|class|series)/.test(rest)
}

/** A kind of vehicle that no car is leaves its words to bodies: some sources call a motorcycle nothing else. */
const isSaid = ({ attribute, values }: Meaning) => attribute !== 'item_type' || values.length > 0

function ownMeanings({ words }: ReadingWords, records: readonly SearchRecord[]): readonly Meaning[] {
  return Object.entries(words).flatMap(([attribute, phrases]) => {
    const held = valuesIn(records, attribute)
    return Object.entries(phrases).map(([typed, meant]): Meaning => {
      const values = held.filter((value) => isMeant(value, meant))
      const name = meant.endsWith('*') ? typed : meant
      return { attribute: attribute as ListAttribute, name, values, words: [joined(typed)] }
    })
  })
}

/** What shoppers call the makes of this stock, read off the synonyms: vw for Volkswagen, merc for Mercedes-Benz. */
function nicknames({ synonyms }: ReadingWords, records: readonly SearchRecord[]): readonly Meaning[] {
  const makes = valuesIn(records, 'make')
  return Object.entries(synonyms).flatMap(([typed, meant]) => {
    const values = makes.filter((make) =>
      meant.some((name) => ` ${fold(make)} `.replaceAll('-', ' ').startsWith(` ${fold(name)} `)),
    )
    const isMake = values.length > 0 && !makes.some((make) => joined(make) === joined(typed))
    return isMake ? [{ attribute: 'make' as const, name: values[0] ?? '', values, words: [joined(typed)] }] : []
  })
}

/** Values of the stock that are asked for by their own names. */
const spoken = ['city', 'location_name', 'state', 'colour', 'categories', 'body', 'fuel'] as const

/** A name that is typed for itself: of some length, and no number. */
const isNameable = (value: string) => /^\p{L}.{2,}$/u.test(value)

function ownNames(records: readonly SearchRecord[]): readonly Meaning[] {
  return spoken.flatMap((attribute) =>
    valuesIn(records, attribute)
      .filter(isNameable)
      .map((value): Meaning => ({ attribute, name: value, values: [value], words: [joined(value)] })),
  )
}

/** Every meaning once a phrase: the first one counts. Those of one name and the same values are one. */
function merged(meanings: readonly Meaning[]): readonly Meaning[] {
  const seen = new Set<string>()
  const byKey = new Map<string, Meaning>()
  for (const meaning of meanings) {
    const words = meaning.words.filter((word) => word && !seen.has(word))
    for (const word of words) seen.add(word)
    if (words.length === 0) continue
    const key = JSON.stringify([meaning.attribute, meaning.name, meaning.values])
    byKey.set(key, { ...meaning, words: [...(byKey.get(key)?.words ?? []), ...words] })
  }
  return [...byKey.values()]
}

const reserved = new Set<string>([
  ...[english.upTo, english.orLess, english.from, english.orMore, english.around, english.noise].flatMap((set) => [
    ...set,
  ]),
  ...Object.values(english.orders).flatMap((set) => [...set]),
])

/** Names of the stock in which a word with a meaning stands, or that are numbers: these are looked for as they are. */
function guardedNames(records: readonly SearchRecord[], meant: ReadonlySet<string>): readonly string[] {
  const named = (text: string) => {
    const words = wordsOf(text)
    return words.some((word) => meant.has(word) || reserved.has(word) || meant.has(words.join('')))
  }
  const models = distinct(records.map(({ model }) => String(model ?? '')))
  const numbered = distinct(records.map(({ make_model }) => String(make_model ?? ''))).filter((name) =>
    /\s(?:19|20)\d\d$/.test(name),
  )
  const makes = distinct(records.map(({ make }) => String(make ?? ''))).filter((make) => wordsOf(make).length > 1)
  return distinct([...models.filter(named), ...makes.filter(named), ...numbered].map(joined)).filter(
    (name) => name && !reserved.has(name) && !meant.has(name),
  )
}

const numbersIn = (records: readonly SearchRecord[], attribute: string) =>
  valuesIn(records, attribute)
    .map(Number)
    .sort((a, b) => a - b)

const endsOf = (sorted: readonly number[]) => [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])]

/**
 * The words of one site: what people type, and the values of its stock that are meant. The dealer's own words count before
 * the trade's, and places where cars stand before everything the trade calls so. The same cars and words give the same lexicon.
 */
export function compileLexicon(records: readonly SearchRecord[], words: ReadingWords, unit: 'km' | 'mi'): Lexicon {
  const own = ownNames(records)
  // A word means what there is before what there is not.
  const trade = words.meanings
    .map((meaning) => tradeMeaning(meaning, records))
    .filter(isSaid)
    .sort((a, b) => Number(b.values.length > 0) - Number(a.values.length > 0))
  const traded = new Set(
    words.meanings.flatMap((meaning) => (meaning.attribute === 'state' ? [] : meaning.words.map(joined))),
  )
  // Orange is a town, and more often a colour.
  const places = own.filter(
    ({ attribute, words: [word = ''] }) => /^(?:city|location_name)$/.test(attribute) && !traded.has(word),
  )
  const meanings = merged([...ownMeanings(words, records), ...places, ...trade, ...own, ...nicknames(words, records)])
  return {
    unit,
    meanings,
    names: guardedNames(records, new Set(meanings.flatMap((meaning) => meaning.words))),
    makes: valuesIn(records, 'make').toSorted(),
    seats: numbersIn(records, 'seats'),
    doors: numbersIn(records, 'doors'),
    weekly: endsOf(numbersIn(records, 'weekly_price')),
  }
}
