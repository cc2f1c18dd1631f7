import { ramp } from './curve.ts'

export type Colour = readonly [number, number, number]

/** The light around a vehicle. Colours are linear. */
export interface Scene {
  readonly name: string
  /** What the camera sees behind and under the vehicle. */
  readonly sky: Colour
  readonly horizon: Colour
  readonly floor: Colour
  /** What stands around, out of the picture, for the paint to reflect: above, at the sides, below. */
  readonly room: { readonly above: Colour; readonly sides: Colour; readonly below: Colour }
  /** Strength of the light from all around. */
  readonly fill: number
  /** The lamp over the roof (studio) or the bright band of sky (outdoors). */
  readonly box: { readonly colour: Colour; readonly half: number; readonly height: number }
  readonly strip: { readonly colour: Colour; readonly low: number; readonly high: number }
  readonly sun: { readonly towards: Colour; readonly colour: Colour }
  readonly outdoors: boolean
}

const seen = [0, 0, 0]

/** What a mirror at a place sees in a direction. The answer is one shared array: use it at once. */
export function mirrored(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): readonly number[] {
  const { room, box, strip } = scene
  const upward = ramp(0, 0.75, dz)
  const below = ramp(0.03, -0.12, dz)
  const reach = dz > 0.02 ? (box.height - z) / dz : 0
  const across = Math.abs(y + dy * reach)
  const along = Math.abs(x + dx * reach)
  const overhead = dz > 0.02 ? ramp(box.half + 0.35, box.half, across) * ramp(5.2, 4.2, along) : 0
  const side = Math.abs(dy) > 0.05 ? (6 - Math.abs(y)) / Math.abs(dy) : 0
  const rise = z + dz * side
  const lamp = side > 0 ? ramp(strip.low - 0.2, strip.low, rise) * ramp(strip.high + 0.3, strip.high, rise) : 0
  const near = ramp(-1, -0.1, dz)
  for (let band = 0; band < 3; band++) {
    const air = (room.sides[band] ?? 0) + ((room.above[band] ?? 0) - (room.sides[band] ?? 0)) * upward
    const ground = (room.below[band] ?? 0) * (0.45 + 0.55 * near)
    seen[band] =
      (air + (box.colour[band] ?? 0) * overhead + (strip.colour[band] ?? 0) * lamp * (1 - upward)) * (1 - below) +
      ground * below
  }
  return seen
}
