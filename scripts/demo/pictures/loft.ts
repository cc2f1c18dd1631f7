import { curveThrough, type Points, ramp, spline } from './curve.ts'
import { type GridPoint, gridMesh, type Mesh, parts } from './mesh.ts'
import type { Shape } from './shape.ts'

const perControl = 6

function rangeOf(from: number, to: number, step: number): number[] {
  const count = Math.ceil((to - from) / step)
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

/** Places along the body where it is cut: close together at both ends, where it closes. */
function stations({ length, nose, tail }: Shape): number[] {
  const front = Array.from({ length: 13 }, (_, at) => nose.depth * (1 - Math.cos((at / 13) * (Math.PI / 2))))
  const back = Array.from({ length: 13 }, (_, at) => length - tail.depth * (1 - Math.cos((at / 13) * (Math.PI / 2))))
  return [...front, ...rangeOf(nose.depth, length - tail.depth, 0.035), ...back.reverse()]
}

function closing(distance: number, depth: number, power: number): number {
  return distance >= depth ? 1 : Math.max(0, 1 - (1 - distance / depth) ** power) ** (1 / power)
}

/** The half section's controls: bottom middle, sill, flank, shoulder, roof rail, top middle. */
function controls(shape: Shape, bottom: number, belt: number, top: number, wide: number): Points {
  const glass = Math.max(0.02, top - belt)
  const shoulder = wide * 0.955
  const rail = Math.max(wide * 0.3, shoulder - shape.lean * Math.max(0, glass - 0.08))
  const edge = Math.min(shape.railDrop, glass * 0.5)
  const flank = bottom + (belt - bottom) * 0.55
  return [
    [0, bottom],
    [wide * 0.8, bottom],
    [wide * 0.955, bottom + 0.07],
    [wide, flank],
    [wide * 0.995, belt - (belt - bottom) * 0.16],
    [shoulder, belt],
    [rail, top - edge],
    [rail * 0.72, top - edge * 0.18],
    [0, top],
  ]
}

/** The painted shell of a body: sections cut across its outlines, closed round at nose and tail. */
export function loftBody(shape: Shape): Mesh {
  const [top, belt, bottom] = [shape.top, shape.belt, shape.bottom].map(curveThrough)
  const wide = curveThrough(shape.plan)
  if (!top || !belt || !bottom) throw new Error('A shape needs its outlines.')
  const rows = stations(shape).map((u) => {
    const half = spline(controls(shape, bottom(u), belt(u), top(u), wide(u)), perControl)
    const whole = [...half.map(([y, z, t]) => [-y, z, t] as const), ...[...half].reverse().slice(1)]
    return whole.map(([y, z, t]) => placed(shape, u, y, z, t, wide(u)))
  })
  return gridMesh(parts.body, rows)
}

function placed(shape: Shape, u: number, y: number, z: number, t: number, wide: number): GridPoint {
  const { nose, tail, length } = shape
  const flat = closing(u, nose.depth, nose.power) * closing(length - u, tail.depth, tail.power)
  const tall = closing(u, nose.depth, nose.power + 1) * closing(length - u, tail.depth, tail.power + 1)
  const middle = u < length / 2 ? nose.middle : tail.middle
  const [py, pz] = [y * flat, middle + (z - middle) * tall]
  const across = (py / wide) ** 2
  const front = nose.sweep * across * ramp(length * 0.5, 0.2, u) + nose.lean * (pz - middle) * ramp(0.9, 0, u)
  const back =
    tail.sweep * across * ramp(length * 0.5, length - 0.2, u) +
    tail.lean * (pz - middle) * ramp(length - 0.7, length, u)
  return [u + front - back, py, pz, u, t]
}
