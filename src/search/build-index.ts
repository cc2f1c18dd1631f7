import type { Car } from '#domain/car/car.ts'
import { type Synonyms, synonymsFor } from './aliases.ts'
import { recordOf } from './car-record.ts'
import { buildIndex as buildFiles, type IndexContents } from './engine/build-index.ts'
import { narrowingAttributes, ruleAttributes, searchableAttributes } from './facets.ts'
import { type IndexSettings, pointAttribute } from './record.ts'

/** A dealer's search vocabulary. */
export interface SearchWords {
  readonly synonyms: Synonyms
  /** Words too common to search for. */
  readonly stop_words: readonly string[]
}

/** Upper bound of facet values, higher than any stock reaches. */
const mostValues = 20_000

/** Search settings for these cars, embedded in the static index and sent to a search server. */
export function settingsFor(cars: readonly Pick<Car, 'model'>[], words: SearchWords): IndexSettings {
  return {
    searchable: searchableAttributes,
    // Searches by VIN or stock number filter by id (cars-of-number.ts).
    filterable: [...narrowingAttributes, ...ruleAttributes, pointAttribute, 'id'],
    // No typos in yard names: a model not in stock must not match one ("prius" and "Price Motors").
    exact: ['location_name', 'dealership_name', 'stocknum'],
    wholeWords: ['filtered_features'],
    whole: ['model'],
    synonyms: synonymsFor(
      cars.map((car) => car.model),
      words.synonyms,
    ),
    stopWords: words.stop_words,
    maxValuesPerFacet: mostValues,
  }
}

/** Contents of the two index files of a dealer's cars, which must be in list order. Deterministic bytes. */
export function buildIndex(cars: readonly Car[], words: SearchWords): IndexContents {
  return buildFiles(cars.map(recordOf), settingsFor(cars, words))
}
