import { tableFacts } from '#domain/car/table-facts.ts'
import { capital } from '#domain/text/capital.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { usualSnapshot } from '../dealer-file/stock-formats.ts'
import { didYouMean, formatSuggestions } from '../explain/nearest.ts'
import { suggestSetting } from '../explain/other-names.ts'
import { asSetting } from '../explain/proposals.ts'
import { tradeWords } from '../platform/trade-words.ts'
import { tradeMeanings } from '../platform/words/meanings.ts'
import type { Search, Stock } from '../site/stock.ts'
import { type Context, note } from './context.ts'
import { publicValue } from './public-value.ts'
import { searchPathOf } from './search-path.ts'

/** Attributes that a dealer's own search words may filter by. */
const wordAttributes = [
  'make',
  'make_model',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'car_type',
  'city',
  'state',
  'location_name',
  'categories',
  'filtered_features',
  'tag',
  'item_type',
] as const satisfies readonly ListAttribute[]

const isWordAttribute = (name: string): boolean => wordAttributes.some((each) => each === name)

const knownFilters: Readonly<Record<string, string>> = {
  rental: 'categories = "rental"',
  subscription: 'subscription_price > 0',
  bikes: 'item_type = "bikes"',
  motorcycles: 'item_type = "motorcycles"',
  trucks: 'item_type = "trucks"',
  rvs: 'item_type = "rvs"',
}

type MenuItem = { readonly url: string; readonly dropdownItems?: readonly MenuItem[] }

function urlsOf({ url, dropdownItems = [] }: MenuItem): readonly string[] {
  return [url, ...dropdownItems.flatMap(urlsOf)]
}

const hirePath = /^\/search\/((?:rental|subscription)-(?:cars|bikes|motorcycles|trucks|rvs))\/?(?:[?#]|$)/

/** Rental and subscription lists that the search box or a menu links to; they need no setting. */
function hireLists(file: DealerFile): DealerFile['search']['lists'] {
  const { navigation } = file
  const links = [...(navigation?.header ?? []), ...(navigation?.footer ?? [])].flatMap(urlsOf)
  const names = [searchPathOf(file), ...links].flatMap((url) => hirePath.exec(url)?.[1] ?? [])
  return Object.fromEntries(names.map((name) => [name, { title: null, filter: null }]))
}

const titleOf = (name: string): string => capital(name.replaceAll('-', ' '))

/** The filter that the words of a list's name imply; null when they imply none. */
function filterOf(name: string): string | null {
  const known = name.split('-').flatMap((word) => (Object.hasOwn(knownFilters, word) ? (knownFilters[word] ?? []) : []))
  return known.length > 0 ? known.join(' AND ') : null
}

function listsOf(file: DealerFile, context: Context): Search['lists'] {
  const lists = Object.entries({ ...hireLists(file), ...file.search.lists }).map(([name, { title, filter }]) => {
    const known = filter ?? filterOf(name)
    if (known === null)
      note(context, ['search', 'lists', name], 'this list needs a filter, as in: filter: tag = "Special"')
    return [name, { title: title ?? titleOf(name), filter: known ?? '' }]
  })
  return Object.fromEntries(lists)
}

function keyOf(file: DealerFile, context: Context): string | null {
  const { key_env, engine } = file.search
  return engine === 'meilisearch' ? publicValue(key_env, context) : null
}

function checkSlider({ search }: DealerFile, context: Context): void {
  const { min, max, step } = search.price_slider
  if (max - min < step)
    note(context, ['search', 'price_slider'], `max must be at least one step (${step}) above min (${min})`)
}

/** The dealer's own search words; attributes that cannot be filtered by are noted. */
function wordsOf({ search }: DealerFile, context: Context): Search['words'] {
  for (const attribute of Object.keys(search.words))
    if (!isWordAttribute(attribute))
      note(
        context,
        ['search', 'words', attribute],
        `words may mean a value of ${wordAttributes.join(', ')}${didYouMean(attribute, wordAttributes)}`,
      )
  return search.words
}

/** Search settings. */
export function searchOf(file: DealerFile, context: Context): Search {
  const { key_env, lists, host, index, ...rest } = file.search
  checkSlider(file, context)
  return {
    ...rest,
    host: rest.engine === 'meilisearch' ? host : null,
    index: index ?? file.slug,
    key: keyOf(file, context),
    default_search_path: searchPathOf(file),
    lists: listsOf(file, context),
    synonyms: { ...tradeWords, ...file.search.synonyms },
    meanings: tradeMeanings[file.locale],
    words: wordsOf(file, context),
  }
}

/** Remedy for a name that is no fact of a vehicle: swapped with its column, a feed's word, or a misspelling. */
function factMeant(name: string, column: string): string {
  if (tableFacts.includes(column)) return `; the fact comes first: write ${asSetting(column, name)}`
  const meant = suggestSetting(name, tableFacts)
  return meant === null ? `; there are ${tableFacts.join(', ')}` : formatSuggestions([meant])
}

function checkFields({ stock }: DealerFile, context: Context): void {
  for (const [fact, column] of Object.entries(stock.fields)) {
    const path = ['stock', 'fields', fact]
    if (stock.format === 'json') note(context, path, 'fields are of csv and xml: write format: csv, or leave them out')
    else if (!tableFacts.includes(fact))
      note(context, path, `"${fact}" is no fact of a vehicle${factMeant(fact, column)}`)
  }
}

/** Stock settings: the snapshot, and which of its cars are shown. */
export function stockOf(file: DealerFile, context: Context): Stock {
  const { snapshot, car_types, ...stock } = file.stock
  checkFields(file, context)
  const counts = Object.entries(car_types ?? {}).filter(([, count]) => count !== null)
  return {
    ...stock,
    snapshot: snapshot ?? usualSnapshot(file.slug, stock.format),
    search_filters: file.search_filters,
    include_sold_cars_days: file.include_sold_cars_days,
    car_types: Object.fromEntries(counts),
  }
}
