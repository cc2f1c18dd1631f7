import { ramp } from './curve.ts'
import type { Point } from './dress.ts'
import type { MaterialName } from './materials.ts'
import { type Mesh, parts } from './mesh.ts'
import type { Shape, WheelStyle } from './shape.ts'
import { turned } from './solids.ts'

const rimShare = 0.71

/** One wheel with its tyre at a place along the body, on the left (1) or the right (-1). */
export function wheelAt(x: number, radius: number, track: number, side: 1 | -1): Mesh {
  const rim = radius * rimShare
  const profile: readonly (readonly [number, number])[] = [
    [0.001, -0.03],
    [radius * 0.09, -0.03],
    [radius * 0.1, -0.045],
    [rim * 0.8, -0.06],
    [rim * 0.93, -0.045],
    [rim * 0.95, -0.008],
    [rim, 0],
    [rim * 1.03, -0.004],
    [radius * 0.83, 0.012],
    [radius * 0.93, 0.006],
    [radius * 0.985, -0.022],
    [radius, -0.06],
    [radius, -0.17],
    [radius * 0.9, -0.23],
    [rim * 0.5, -0.23],
  ]
  return turned(
    parts.wheel,
    x,
    radius,
    profile.map(([r, y]) => [r, side * (track + y)]),
  )
}

/** How far to the side of the nearest of `count` rays, as a share of the rim. */
function beside(count: number, angle: number, share: number): number {
  const turn = (angle / (Math.PI * 2)) * count
  return Math.abs(turn - Math.floor(turn) - 0.5) * ((Math.PI * 2) / count) * share
}

/** Below nought on a spoke, above between them. */
const patterns: Readonly<Record<WheelStyle, (angle: number, share: number) => number>> = {
  five: (angle, share) => Math.abs(beside(5, angle, share) - 0.02 - 0.17 * share) - 0.058,
  ten: (angle, share) => beside(10, angle, share) - 0.075 + 0.02 * share,
  six: (angle, share) => beside(6, angle, share) - 0.13 + 0.03 * share,
  multi: (angle, share) => beside(16, angle + share * 0.25, share) - 0.045,
  steel: (angle, share) => (share > 0.58 && share < 0.74 && beside(10, angle, share) < 0.1 ? 1 : -1),
}

/** Spokes, hub, brake and tyre of a wheel, painted on its face. */
export function dressWheel({ radius, style }: Shape['wheels'], point: Point): MaterialName {
  const [angle, share] = [point.u, point.t / (radius * rimShare)]
  if (share > 1.02) return 'rubber'
  if (share > 0.94) return style === 'steel' ? 'darkRim' : 'rim'
  if (share < 0.09) return 'trim'
  if (share < 0.24) return 'rim'
  const open = patterns[style](angle, share)
  const tilt = 0.9 * ramp(-0.05, 0, open)
  point.nx += Math.cos(angle) * tilt * 0.4
  point.nz += Math.sin(angle) * tilt * 0.4
  if (open < 0) return style === 'steel' ? 'darkRim' : 'rim'
  return share > 0.3 && share < 0.62 ? 'disc' : 'hollow'
}
