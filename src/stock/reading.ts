import type { VehicleKind } from '#domain/car/car.ts'
import type { CopyOf } from './images.ts'

/** Map: id of a readable car not to be shown -> the fault of its page. For departed cars the key is delistedPage. */
export type Withheld = ReadonlyMap<string, string>

/** What reading a snapshot requires of the site and the build. */
export interface Reading {
  readonly now: Date
  /** The kinds of vehicles the site sells. */
  readonly kinds: readonly VehicleKind[]
  /** The site's unit of distance. */
  readonly unit: 'km' | 'mi'
  /** Currency of the site's prices, ISO 4217. */
  readonly currency: string
  /** Whether a picture that is no URL can be shown: a path of the site's own or a key of its image host. */
  readonly hasPicture: (path: string) => boolean
  /** The build's copies of other hosts' pictures; without it pictures keep their addresses. */
  readonly copyOf?: CopyOf | undefined
  /** Whether the site itself has a file at this path. */
  readonly hasFile: (path: string) => boolean
  readonly withheld?: Withheld | undefined
  /** File or URL of the snapshot, as a report may show it; left out where no message needs it. */
  readonly source?: string | undefined
  /** Place of a car in the snapshot by its index, for cars that do not state it themselves. */
  readonly placeOf?: ((at: number) => string | null) | undefined
}
