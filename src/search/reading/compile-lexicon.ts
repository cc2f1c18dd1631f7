import { fold } from '#domain/text/fold.ts'
import { wordsOf } from '#search/engine/words.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchWords } from '../build-index.ts'
import { guardedNames } from './guarded-names.ts'
import type { Lexicon, Meaning } from './reading.ts'
import { distinct, joined, valuesIn } from './stock-values.ts'
import { plainColours, type TradeMeaning, valuesMeant } from './trade-values.ts'
import { wishMeanings } from './wishes.ts'

/** What a dealer's words are: the trade's, and the dealer's own by attribute. A value may end in a star: "Cee 3*". */
export interface ReadingWords extends SearchWords {
  readonly meanings: readonly TradeMeaning[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

function tradeMeaning(meaning: TradeMeaning, records: readonly SearchRecord[], colours: readonly string[]): Meaning {
  const { attribute, name, words } = meaning
  const values = valuesMeant(meaning, records, colours)
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

const isPlace = (attribute: string) => /^(?:city|location_name)$/.test(attribute)

/** A name that is typed for itself: of some length, and no number. */
const isNameable = (value: string) => /^\p{L}.{2,}$/u.test(value)

/**
 * A fuel that trims are called by ("Premium") is none of them: what is looked for as a word finds both, and first the cars that are
 * called so.
 */
function ownNames(records: readonly SearchRecord[]): readonly Meaning[] {
  const trims = new Set(valuesIn(records, 'badge').flatMap(wordsOf))
  const isTrim = (attribute: string, value: string) => attribute === 'fuel' && trims.has(fold(value))
  return spoken.flatMap((attribute) =>
    valuesIn(records, attribute)
      .filter((value) => isNameable(value) && !isTrim(attribute, value))
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
  const colours = plainColours(words.meanings)
  const named = words.meanings.filter(({ of }) => !of).map((meaning) => tradeMeaning(meaning, records, colours))
  const wishes = wishMeanings(
    words.meanings.filter(({ of }) => of),
    named,
    records,
  )
  const trade = [...wishes, ...named].filter(isSaid)
  const [held = [], idle = []] = [true, false].map((isHeld) =>
    trade.filter(({ values }) => values.length > 0 === isHeld),
  )
  const traded = new Set(
    words.meanings.flatMap((meaning) => (meaning.attribute === 'state' ? [] : meaning.words.map(joined))),
  )
  // Orange is a town, and more often a colour.
  const places = own.filter(({ attribute, words: [word = ''] }) => isPlace(attribute) && !traded.has(word))
  const things = own.filter(({ attribute }) => !isPlace(attribute))
  const meanings = merged([
    ...ownMeanings(words, records),
    ...places,
    ...held,
    ...things,
    ...nicknames(words, records),
    ...idle,
    ...own,
  ])
  const wordsFor = (those: readonly Meaning[]) => new Set(those.flatMap((meaning) => meaning.words))
  const colourWords = wordsFor(meanings.filter(({ attribute }) => attribute === 'colour'))
  return {
    unit,
    meanings,
    names: guardedNames(records, words, wordsFor(meanings), colourWords),
    makes: valuesIn(records, 'make').toSorted(),
    seats: numbersIn(records, 'seats'),
    doors: numbersIn(records, 'doors'),
    weekly: endsOf(numbersIn(records, 'weekly_price')),
    monthly: endsOf(numbersIn(records, 'monthly_price')),
  }
}
