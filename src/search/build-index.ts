import type { Car } from '#domain/car/car.ts'
import { type Synonyms, synonymsFor } from './aliases.ts'
import { recordOf } from './car-record.ts'
import { buildIndex as buildFiles, type IndexContents } from './engine/build-index.ts'
import { narrowingAttributes, ruleAttributes, searchableAttributes } from './facets.ts'
import { type IndexSettings, pointAttribute } from './record.ts'

/** The words of a dealer's search. */
export interface SearchWords {
  readonly synonyms: Synonyms
  /** Too common to search for. */
  readonly stop_words: readonly string[]
}

/** More values than any facet of a stock has. */
const mostValues = 20_000

/** How these cars are searched: settings a static index carries and a search server is given. */
export function settingsFor(cars: readonly Pick<Car, 'model'>[], words: SearchWords): IndexSettings {
  return {
    searchable: searchableAttributes,
    // A car that a VIN or a part of its number was typed of is asked for by its id (cars-of-number.ts).
    filterable: [...narrowingAttributes, ...ruleAttributes, pointAttribute, 'id'],
    // A model that is not here is no slip of a yard that is: "prius" of "Price Motors".
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

/** The contents of the two index files of a dealer's cars, which stand in the order lists show them. Always the same bytes. */
export function buildIndex(cars: readonly Car[], words: SearchWords): IndexContents {
  return buildFiles(cars.map(recordOf), settingsFor(cars, words))
}
