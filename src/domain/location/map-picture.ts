import type { Picture } from '../car/picture.ts'

/** Attribution that the map service requires. */
export interface MapCredit {
  readonly text: string
  readonly url: string | null
}

/** A static map centred on one place. */
export interface MapPicture extends Pick<Picture, 'src' | 'srcset' | 'width' | 'height'> {
  /** Null for a picture supplied by the dealer. */
  readonly credit: MapCredit | null
}

/** A dealer's settings for a service of static maps. */
export interface MapService {
  /** URL template of a picture with {lat} and {long}, or of a tile with {x}, {y} and {z}. */
  readonly url: string
  /** Text of the attribution. */
  readonly credit: string
  readonly credit_url: string | null
}
