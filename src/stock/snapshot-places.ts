import { type JsonPlaces, jsonPlaces } from './json-places.ts'
import { placesAt, placeTexts, type TextPlace } from './text-place.ts'

/** Places in the text of a snapshot, for messages; cars of a table state their own. */
export interface SnapshotPlaces {
  /** Place of a car by its index: "line 93"; null when unknown. */
  readonly ofCar: (at: number) => string | null
  /** Place of a value by its name in the outermost object. */
  readonly ofName: (name: string) => TextPlace | undefined
}

/** No places, for a table, whose text is generated. */
export const noPlaces: SnapshotPlaces = { ofCar: () => null, ofName: () => undefined }

/** Finds places lazily: only a snapshot with a fault needs them. */
export function placesIn(source: string): SnapshotPlaces {
  let found: JsonPlaces | null = null
  let cars: readonly string[] | null = null
  const places = () => {
    found ??= jsonPlaces(source)
    return found
  }
  return {
    ofCar: (at) => {
      cars ??= placeTexts(placesAt(source, places().entries))
      return cars[at] ?? null
    },
    ofName: (name) => {
      const at = places().members.get(name)
      return at === undefined ? undefined : placesAt(source, [at])[0]
    },
  }
}
