import type { CarType } from '#domain/car/car.ts'
import type { OnShowSettings } from '#domain/car/on-show.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { PageDetection } from '#domain/saved/search-page.ts'
import type { TradeMeaning } from '#search/reading/trade-values.ts'

/** Search settings. */
export interface Search {
  readonly engine: 'static' | 'meilisearch'
  /** Address of the search host, or its path on the site's own address; null for the static engine. */
  readonly host: string | null
  /** Search-only key or token from the environment; null for the static engine, or to use the index run's token. */
  readonly key: string | null
  /** Name of the environment variable that holds the key for filling the index. */
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
  /** Map: one to three words -> their synonyms; empty for none. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Meanings of the trade's words; `words`: the dealer's own, as attribute -> words -> value. */
  readonly meanings: readonly TradeMeaning[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Words that are too common to search for. */
  readonly stop_words: readonly string[]
  readonly price_slider: PriceScale
  /** Map: path below /search/ -> a list beside those of the car types; its filter has the search server's syntax. */
  readonly lists: Readonly<Record<string, { readonly title: string; readonly filter: string }>>
}

/** Points for and against a model, a few words each. */
export interface ModelPoints {
  readonly good: readonly string[]
  readonly think_twice: readonly string[]
}

/** Texts about a make in the dealer's files, independent of the stock. */
export interface MakeWords {
  readonly text: string | null
  /** Map: model as named in the stock -> a sentence. */
  readonly models: Readonly<Record<string, string>>
  /** Map: model -> title -> text, in display order. */
  readonly about: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Map: model -> points for and against it. */
  readonly points: Readonly<Record<string, ModelPoints>>
}

/** Stock settings: the snapshot, and which of its cars are shown. */
export interface Stock extends OnShowSettings {
  /** Path from the project's root or an https URL. */
  readonly snapshot: string
  readonly format: 'json' | 'csv' | 'xml'
  readonly encoding: 'utf-8' | 'windows-1252'
  /** Separator of columns in csv. */
  readonly separator: 'comma' | 'semicolon' | 'tab' | 'pipe'
  /** Separator of list items within one text. */
  readonly list_separator: string
  /** Path of a vehicle's element in xml, `stock/vehicle`. */
  readonly item: string
  readonly prices: 'dollars' | 'cents'
  /** What prices include, for cars whose stock entry does not say; null when unknown. */
  readonly price_type: string | null
  readonly dates: 'year-month-day' | 'day-month-year' | 'month-day-year'
  /** Map: fact of a car -> the column or element path that holds it. */
  readonly fields: Readonly<Record<string, string>>
  /** Slugs, ids or names of the dealerships whose cars of a shared snapshot are shown; empty for all cars. */
  readonly dealerships: readonly string[]
  /** Map: make -> model as the source writes it -> model as shown. */
  readonly model_names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Largest fall in the number of cars for sale against the last release, 0 to 1, before the build stops. */
  readonly allowed_drop: number
  /** Whether pages fetch changes to cars since the nightly build. */
  readonly between_nights: boolean
  /** Which feed files the site has. */
  readonly feeds: Readonly<
    Record<'price_drops' | 'google_vehicle_ads' | 'google_vehicles' | 'meta_vehicles' | 'csv' | 'json', boolean>
  >
  /** Origins whose car pictures are shown as the site's own copies. */
  readonly pictures_from: readonly string[]
  /** A snapshot older than this is not published. */
  readonly max_age_hours: number
  /** Counts by type for menus; they override those of the snapshot. */
  readonly car_types: Readonly<Partial<Record<CarType, number>>>
}
