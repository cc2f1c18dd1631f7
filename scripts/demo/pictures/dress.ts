import { curveThrough, ramp } from './curve.ts'
import { frontFace, rearFace } from './faces.ts'
import { fittingsOf } from './fittings.ts'
import { screens, sideGlass } from './glazing.ts'
import type { MaterialName } from './materials.ts'
import { parts } from './mesh.ts'
import type { Shape } from './shape.ts'
import { dressWheel } from './wheels.ts'

/** One point of a surface; the normal may be tilted by what is pressed into it. */
export interface Point {
  nx: number
  ny: number
  nz: number
  x: number
  y: number
  z: number
  u: number
  t: number
}

/** Decides what a point is made of. */
export type Dress = (part: number, point: Point) => MaterialName

/** Cladding, sills and the dark band along the underside. */
function lowSide(shape: Shape, point: Point, low: number): MaterialName | null {
  if (point.z < low + 0.035) return 'trim'
  if (!shape.cladding) return null
  if (point.z < low + 0.15) return 'cladding'
  const [front, rear] = [shape.wheels.at[0] ?? 0, shape.wheels.at.at(-1) ?? 0]
  const near = Math.min(Math.abs(point.x - front), Math.abs(point.x - rear))
  const around = Math.hypot(near, point.z - shape.wheels.radius)
  return Math.abs(point.y) > 0.55 && around < shape.wheels.radius * 1.27 ? 'cladding' : null
}

/** Door gaps, handles and the crease along the side. */
function pressings(shape: Shape, belt: (x: number) => number) {
  return (point: Point, low: number): MaterialName | null => {
    const waist = belt(point.x)
    const crease = waist - 0.17
    const [first, last] = [shape.doors[0] ?? 0, shape.doors.at(-1) ?? 0]
    if (point.t < 2.2 || point.t > 5.1) return null
    point.nz +=
      0.14 *
      (ramp(crease - 0.1, crease, point.z) -
        2 * ramp(crease - 0.004, crease + 0.004, point.z) +
        ramp(crease, crease + 0.1, point.z))
    point.nz -= 0.25 * ramp(low + 0.26, low + 0.16, point.z)
    if (point.z > low + 0.1 && shape.doors.some((door) => Math.abs(point.x - door) < 0.006)) return 'gap'
    if (point.x > first && point.x < last && Math.abs(point.z - low - 0.1) < 0.005) return 'gap'
    const handle = shape.doors.slice(1).find((door) => point.x > door - 0.27 && point.x < door - 0.08)
    if (handle !== undefined && Math.abs(point.z - waist + 0.1) < 0.021) point.nz += point.z > waist - 0.1 ? 0.7 : -0.9
    return null
  }
}

function bodyDress(shape: Shape) {
  const [belt, bottom, plan] = [curveThrough(shape.belt), curveThrough(shape.bottom), curveThrough(shape.plan)]
  const [glass, screen, front, rear, pressed] = [
    sideGlass(shape, belt),
    screens(shape),
    frontFace(shape),
    rearFace(shape),
    pressings(shape, belt),
  ]
  const special = fittingsOf(shape)
  return (point: Point): MaterialName => {
    const low = bottom(point.u)
    const wide = plan(point.u)
    smoothEnds(shape, point)
    return (
      special(point) ??
      screen(point) ??
      glass(point) ??
      front(point, wide) ??
      rear(point, wide) ??
      lowSide(shape, point, low) ??
      pressed(point, low) ??
      bonnet(shape, point) ??
      'paint'
    )
  }
}

/** The sections meet in one point at either end; there the surface simply faces ahead or back. */
function smoothEnds({ nose, tail, length }: Shape, point: Point): void {
  const front = ramp(nose.depth * 0.1, 0, point.u)
  const back = ramp(length - tail.depth * 0.1, length, point.u)
  const flat = Math.max(front, back)
  point.nx += ((front > 0 ? -1 : 1) - point.nx) * flat
  point.ny -= point.ny * flat
  point.nz += ((front > 0 ? nose.lean : -tail.lean) - point.nz) * flat
}

function bonnet(shape: Shape, point: Point): MaterialName | null {
  const start = shape.glass.screen?.[0] ?? 0
  if (point.u > start || point.t < 5.6) return null
  const across = Math.abs(point.y)
  point.ny += Math.sign(point.y) * 0.1 * ramp(0.3, 0.36, across) * ramp(0.6, 0.5, across)
  return null
}

/** What every point of a shape is made of. */
export function dressFor(shape: Shape): Dress {
  const body = bodyDress(shape)
  const others: Readonly<Record<number, MaterialName>> = {
    [parts.inside]: 'hollow',
    [parts.trim]: 'trim',
    [parts.box]: 'coat',
    [parts.metal]: 'alloy',
    [parts.lamp]: 'lens',
    [parts.seat]: 'leather',
    [parts.paint]: 'paint',
    [parts.glass]: 'glass',
    [parts.rubber]: 'rubber',
    [parts.engine]: 'engine',
    [parts.chrome]: 'chrome',
    [parts.red]: 'red',
  }
  return (part, point) => {
    if (part === parts.body) return body(point)
    if (part === parts.wheel) return dressWheel(shape.wheels, point)
    if (part === parts.mirror) return point.x > 0 && point.nx > 0.7 ? 'glass' : 'paint'
    return others[part] ?? 'paint'
  }
}
