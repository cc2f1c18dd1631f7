import type { VehicleKind } from '#domain/car/car.ts'
import type { CopyOf } from './images.ts'

/** Cars that could be read but must not be shown, by id, and what was wrong with their pages; see also delistedPage. */
export type Withheld = ReadonlyMap<string, string>

/** What reading a snapshot needs to know of the site and the day; the snapshot says the rest. */
export interface Reading {
  readonly now: Date
  /** The kinds of vehicles the site sells. */
  readonly kinds: readonly VehicleKind[]
  /** How the site measures the road. */
  readonly unit: 'km' | 'mi'
  /** ISO 4217, what the site asks for its cars. */
  readonly currency: string
  /** Whether a picture that is no whole address can be shown: a path of the site's own or a key of its image host. */
  readonly hasPicture: (path: string) => boolean
  /** What the build keeps of pictures of other hosts; left out, they stand where they are. */
  readonly copyOf?: CopyOf | undefined
  /** Whether the site itself has a file at this path. */
  readonly hasFile: (path: string) => boolean
  readonly withheld?: Withheld | undefined
  /** The file or address of the snapshot, as a report may show it; left out where nobody has to mend it. */
  readonly source?: string | undefined
  /** Where a car stands in it, by its position, for one that does not say so itself. */
  readonly placeOf?: ((at: number) => string | null) | undefined
}
