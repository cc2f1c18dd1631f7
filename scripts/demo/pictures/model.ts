import { curveThrough } from './curve.ts'
import { extrasOf } from './extras.ts'
import { loftBody } from './loft.ts'
import { type Mesh, parts } from './mesh.ts'
import { buildMotorcycle } from './motorcycle.ts'
import type { Cut } from './raster.ts'
import type { Shape } from './shape.ts'
import { solid } from './solids.ts'
import { wheelAt } from './wheels.ts'

const sides = [1, -1] as const

function mirrors(shape: Shape): readonly Mesh[] {
  const [first] = shape.glass.sides
  if (!first || shape.extras.includes('drawbar')) return []
  const [belt, plan] = [curveThrough(shape.belt), curveThrough(shape.plan)]
  const x = first[0] + 0.22
  return sides.flatMap((side) => [
    solid(parts.mirror, [x, side * (plan(x) + 0.1), belt(x) + 0.1], [0.06, 0.115, 0.075], 0.6, 14),
    solid(parts.trim, [x + 0.01, side * (plan(x) - 0.01), belt(x) + 0.045], [0.035, 0.07, 0.02], 0.8, 8),
  ])
}

/** Everything a shape is built of, as surfaces. */
export function buildModel(shape: Shape): readonly Mesh[] {
  if (shape.extras.includes('motorcycle')) return buildMotorcycle(shape)
  const { wheels, length } = shape
  const low = shape.bottom[1]?.[1] ?? 0.3
  const wheelMeshes = wheels.at.flatMap((x) => sides.map((side) => wheelAt(x, wheels.radius, wheels.track, side)))
  const inside = solid(parts.inside, [length / 2, 0, low + 0.24], [length / 2 - 0.45, 0.56, 0.2], 0.15, 10)
  return [loftBody(shape), ...wheelMeshes, ...mirrors(shape), ...extrasOf(shape), inside]
}

/** Cuts the wheel arches out of the body. */
export function archesOf({ wheels }: Shape): Cut {
  const reach = wheels.radius * 1.13
  const height = wheels.radius * 1.02
  return (part, x, y, z) =>
    part === parts.body &&
    Math.abs(y) > 0.58 &&
    wheels.at.some((at) => Math.hypot(x - at, z - height) < reach || (Math.abs(x - at) < reach && z < height))
}
