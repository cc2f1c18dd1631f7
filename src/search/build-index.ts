import type { Car } from '#domain/car/car.ts'
import { stopWords, synonymsFor } from './aliases.ts'
import { documentOf } from './document.ts'
import { buildIndex as buildFiles, type IndexContents } from './engine/build-index.ts'
import { facetAttributes, ruleAttributes, searchableAttributes } from './facets.ts'
import type { IndexSettings } from './record.ts'

/** How these cars are searched: settings a static index carries and a search server is given. */
export function settingsFor(cars: readonly Pick<Car, 'model'>[]): IndexSettings {
  return {
    searchable: searchableAttributes,
    filterable: [...facetAttributes, ...ruleAttributes],
    exact: ['stocknum'],
    synonyms: synonymsFor(cars.map((car) => car.model)),
    stopWords,
    maxValuesPerFacet: 1000,
  }
}

/** The contents of the two index files of a dealer's cars, which stand in the order lists show them. Always the same bytes. */
export function buildIndex(cars: readonly Car[]): IndexContents {
  return buildFiles(cars.map(documentOf), settingsFor(cars))
}
