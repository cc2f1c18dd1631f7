import type { CarType } from '#domain/car/car.ts'
import type { OnShowSettings } from '#domain/car/on-show.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { PageDetection } from '#domain/saved/search-page.ts'
import type { TradeMeaning } from '#search/reading/compile-lexicon.ts'

/** How the site is searched. */
export interface Search {
  readonly engine: 'static' | 'meilisearch'
  /** Address of the search host, or its path on the site's own address; null for the static engine. */
  readonly host: string | null
  /** Search-only key, from the environment; null for the static engine, and where a token of the index run serves. */
  readonly key: string | null
  /** Environment variable of the key that fills the index. */
  readonly admin_key_env: string
  readonly admin_host_env: string | null
  readonly token_days: number
  readonly index: string
  readonly fallback: 'static' | 'none'
  readonly timeout_seconds: number
  readonly page_detection: PageDetection
  readonly default_search_path: string
  readonly list_page_size: number
  readonly price_asc_positive: boolean
  readonly total_source: 'facet_sum' | 'in_stock'
  readonly cache_cap: number
  /** What a word, or two or three, also stands for; an empty list is no synonym. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** What words mean: the trade's own, and the dealer's by attribute, words and value. */
  readonly meanings: readonly TradeMeaning[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Words too common to look for. */
  readonly stop_words: readonly string[]
  readonly price_slider: PriceScale
  /** Named lists beside the car types: their path under /search/ and a filter as search servers read it. */
  readonly lists: Readonly<Record<string, { readonly title: string; readonly filter: string }>>
}

/** What speaks for a model and against it, a few words each. */
export interface ModelPoints {
  readonly good: readonly string[]
  readonly think_twice: readonly string[]
}

/** What the dealer's files say of a make, whatever of it stands here. */
export interface MakeWords {
  readonly text: string | null
  /** Model as the stock calls it -> a sentence. */
  readonly models: Readonly<Record<string, string>>
  /** Model -> what it is like: title -> text, in the order in which they stand. */
  readonly about: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Model -> what speaks for it and against it. */
  readonly points: Readonly<Record<string, ModelPoints>>
}

/** Where the cars come from, and which of them are on show. */
export interface Stock extends OnShowSettings {
  /** Path from the project's root or an https URL. */
  readonly snapshot: string
  readonly format: 'json' | 'csv' | 'xml'
  readonly encoding: 'utf-8' | 'windows-1252'
  /** Of the columns of csv. */
  readonly separator: 'comma' | 'semicolon' | 'tab' | 'pipe'
  /** Of the parts of one text that is a list. */
  readonly list_separator: string
  /** Path of a vehicle's element in xml, `stock/vehicle`. */
  readonly item: string
  readonly prices: 'dollars' | 'cents'
  readonly dates: 'year-month-day' | 'day-month-year' | 'month-day-year'
  /** Fact of a car -> the column, or the path of elements, that says it. */
  readonly fields: Readonly<Record<string, string>>
  /** Whose cars of a snapshot that several dealers share are this one's, by slug, id or name; all of them where none is named. */
  readonly dealerships: readonly string[]
  /** make -> model as the source writes it -> model as shown. */
  readonly model_names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Largest fall in the number of cars for sale against the last release, 0 to 1, before the build stops. */
  readonly allowed_drop: number
  /** Whether pages ask what became of cars since the night. */
  readonly between_nights: boolean
  /** Which files for other programs the site has. */
  readonly feeds: Readonly<Record<'price_drops' | 'google_vehicles' | 'meta_vehicles' | 'csv' | 'json', boolean>>
  /** Sites whose pictures of cars the build shows copies of. */
  readonly pictures_from: readonly string[]
  /** A snapshot older than this is not published. */
  readonly max_age_hours: number
  /** Counts for menus in place of those of the snapshot. */
  readonly car_types: Readonly<Partial<Record<CarType, number>>>
}
