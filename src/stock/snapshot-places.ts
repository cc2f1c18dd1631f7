import { type JsonPlaces, jsonPlaces } from './json-places.ts'
import { placesAt, placeTexts, type TextPlace } from './text-place.ts'

/** Where things stand in the text of a snapshot, for whoever has to mend it; a table knows of its cars itself. */
export interface SnapshotPlaces {
  /** Of a car, by its position: "line 93". */
  readonly ofCar: (at: number) => string | null
  /** Of what the snapshot says under a name of its own. */
  readonly ofName: (name: string) => TextPlace | undefined
}

/** Of a table, of which the text is made. */
export const nowhere: SnapshotPlaces = { ofCar: () => null, ofName: () => undefined }

/** Looked for when somebody asks: nobody does of a snapshot without a fault. */
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
