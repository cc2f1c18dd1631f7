import { fold } from '#domain/text/fold.ts'
import { wordsOf } from '#search/engine/words.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchWords } from '../build-index.ts'
import { guardedNames } from './guarded-names.ts'
import type { Lexicon, Meaning } from './reading.ts'
import { distinct, joined, valuesIn } from './stock-values.ts'
import { plainColours, type TradeMeaning, valuesMeant } from './trade-values.ts'
import { findUseMeanings } from './wishes.ts'

/**
 * Vocabulary of a dealer: the trade's meanings, and the dealer's own words by attribute. A value may end in an
 * asterisk: "Cee 3*".
 */
export interface ReadingWords extends SearchWords {
  readonly meanings: readonly TradeMeaning[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

function tradeMeaning(meaning: TradeMeaning, records: readonly SearchRecord[], colours: readonly string[]): Meaning {
  const { attribute, name, words } = meaning
  const values = valuesMeant(meaning, records, colours)
  return { attribute, name, values, words: distinct([name, ...words].map(joined)) }
}

/** Whether a value is the meant one, or of its family: "Cee 3*" matches Cee 320i and Cee 3 Series, not Cee X3. */
function isMeant(value: string, meant: string): boolean {
  const [own, wanted] = [joined(value), joined(meant)]
  if (!meant.endsWith('*')) return own === wanted
  const rest = own.startsWith(wanted) ? own.slice(wanted.length) : null
  return rest !== null && /^(?:$|\d|class|series)/.test(rest)
}

/**
 * Vehicle kinds without cars are dropped, so that their words can match bodies: some sources state a motorcycle only
 * there.
 */
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

/** Nicknames of stocked makes, from the synonyms: vw for Volkswagen, merc for Mercedes-Benz. */
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

/** Attributes whose values are recognised by their own names. */
const spoken = ['city', 'location_name', 'state', 'colour', 'categories', 'body', 'fuel'] as const

const isPlace = (attribute: string) => /^(?:city|location_name)$/.test(attribute)

/** Whether a value can be recognised by name: three or more characters, beginning with a letter. */
const isNameable = (value: string) => /^\p{L}.{2,}$/u.test(value)

/**
 * Stock values as meanings. Except a fuel that is also a word of a badge ("Premium"): as text it finds both, cars with
 * that badge first.
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

/** Each phrase keeps its first meaning. Meanings with the same attribute, name and values are merged. */
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
 * Compiles the lexicon of one site: typed words -> values of its stock. Priority: the dealer's own words, places with
 * cars, then the trade's words. Deterministic.
 */
export function compileLexicon(records: readonly SearchRecord[], words: ReadingWords, unit: 'km' | 'mi'): Lexicon {
  const own = ownNames(records)
  // Meanings with stock take precedence over those without.
  const colours = plainColours(words.meanings)
  const named = words.meanings.filter(({ of }) => !of).map((meaning) => tradeMeaning(meaning, records, colours))
  const wishes = findUseMeanings(
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
  // Orange is a town, but more often a colour.
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
