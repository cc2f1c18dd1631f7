import type { Picture } from '../car/picture.ts'

/** Whom a map is made by, as the map service asks to be named. */
export interface MapCredit {
  readonly text: string
  readonly url: string | null
}

/** A still map around one place, the place in its middle. */
export interface MapPicture extends Pick<Picture, 'src' | 'srcset' | 'width' | 'height'> {
  /** null for a picture of the dealer's own. */
  readonly credit: MapCredit | null
}

/** A service of map pictures, as a dealer names it. */
export interface MapService {
  /** Address of a picture with {lat} and {long}, or of a tile with {x}, {y} and {z}. */
  readonly url: string
  /** Whom the map is by, and where that leads. */
  readonly credit: string
  readonly credit_url: string | null
}
