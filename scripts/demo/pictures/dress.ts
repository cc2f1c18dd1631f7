import { curveThrough, ramp } from './curve.ts'
import { fittingsOf } from './fittings.ts'
import type { MaterialName } from './materials.ts'
import { parts } from './mesh.ts'
import type { Shape, Stretch } from './shape.ts'
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

function within(at: number, [from, to]: Stretch): boolean {
  return at >= from && at <= to
}

function inBox(y: number, z: number, half: number, middle: number, tall: number): boolean {
  const [dy, dz] = [Math.max(0, y - half + tall * 0.3), Math.max(0, Math.abs(z - middle) - tall * 0.2)]
  return y <= half && Math.abs(z - middle) <= tall / 2 && Math.hypot(dy, dz) <= tall * 0.3
}

function sideGlass(shape: Shape, belt: (x: number) => number) {
  const { sides, slant } = shape.glass
  const coach = shape.extras.includes('coach-windows')
  const [first, last] = [sides[0], coach ? sides[0] : sides.at(-1)]
  return ({ x, z, t }: Point): MaterialName | null => {
    if (!first || !last || t < 5.04 || t > 6.02 || (coach && x > 2.2) || (coach && !shape.glass.screen)) return null
    const along = x + slant * Math.max(0, z - belt(x)) * ramp(last[1] - 0.9, last[1], x)
    if (along < first[0] - 0.03 || along > last[1] + 0.03) return null
    const inside = t > 5.14 && t < 5.9 && sides.some((side) => within(along, side))
    return inside ? 'glass' : 'piano'
  }
}

function screens(shape: Shape) {
  const { screen, rear } = shape.glass
  return ({ u, t, x, y }: Point): MaterialName | null => {
    if (t < 6.12) return null
    for (const stretch of [screen, rear]) {
      if (!stretch || !within(u, stretch)) continue
      const edge = t < 6.22 || u < stretch[0] + 0.035 || u > stretch[1] - 0.03
      const wiper =
        stretch === screen && Math.abs(u - stretch[0] - 0.07 - Math.abs(y + 0.1) * 0.06) < 0.011 && Math.abs(y) < 0.62
      return edge || wiper || x < 0 ? 'piano' : 'glass'
    }
    return null
  }
}

function frontFace(shape: Shape) {
  const { lamp, grille, intake, plate } = shape.face
  return (point: Point, wide: number): MaterialName | null => {
    const [y, z] = [Math.abs(point.y), point.z]
    if (point.x > shape.nose.depth + lamp.wrap + shape.nose.sweep || point.u > shape.nose.depth + lamp.wrap) return null
    const middle = lamp.z + (y - lamp.from) * 0.1
    const spread = (y - lamp.from) / Math.max(0.1, wide - lamp.from)
    if (spread > 0 && Math.abs(z - middle) < (lamp.tall / 2) * Math.min(1, 0.45 + spread * 1.6)) {
      if (point.x > lamp.wrap + shape.nose.sweep) return null
      const inner = Math.hypot(((y - lamp.from) % 0.13) - 0.065, z - middle + 0.008) < lamp.tall * 0.2
      return z > middle + lamp.tall * 0.37 || inner ? 'light' : 'lens'
    }
    if (point.nx > -0.25) return null
    if (y < 0.19 && Math.abs(z - plate.front) < 0.055) return 'plate'
    if (grille && inBox(y, z, grille.half, grille.z, grille.tall))
      return Math.abs(z - grille.z) > grille.tall * 0.42 ? 'chrome' : Math.sin(z * 150) > 0.45 ? 'trim' : 'hollow'
    if (inBox(y, z, intake.half, intake.z, intake.tall)) return Math.sin(z * 160) > 0.6 ? 'trim' : 'hollow'
    return null
  }
}

function rearFace(shape: Shape) {
  const { tail, plate } = shape.face
  return (point: Point, wide: number): MaterialName | null => {
    const [y, z] = [Math.abs(point.y), point.z]
    const back = shape.length - point.x
    if (back > shape.tail.depth + tail.wrap + 0.15) return null
    const inLamp = y > tail.from || (tail.bar && Math.abs(z - tail.z) < tail.tall * 0.22)
    if (inLamp && y < wide + 1 && Math.abs(z - tail.z) < tail.tall / 2 && back < tail.wrap + shape.tail.depth) {
      if (Math.abs(z - tail.z) > tail.tall / 2 - 0.02 || (!tail.bar && y < tail.from + 0.025)) return 'piano'
      return Math.abs(z - tail.z) < tail.tall * 0.2 ? 'redLight' : 'red'
    }
    if (point.nx < 0.25) return null
    if (y < 0.2 && Math.abs(z - plate.rear) < 0.058) return 'plate'
    return y < 0.27 && Math.abs(z - plate.rear) < 0.085 ? 'trim' : null
  }
}

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
