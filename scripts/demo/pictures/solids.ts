import { type GridPoint, gridMesh, type Mesh, type Part } from './mesh.ts'

/** x, y, z in metres. */
export type Point = readonly [number, number, number]

function rounded(angle: number, power: number): readonly [number, number] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [Math.sign(c) * Math.abs(c) ** power, Math.sign(s) * Math.abs(s) ** power]
}

/** An ellipsoid, or with a small `power` a box with round edges, of these half sizes. */
export function solid(part: Part, centre: Point, half: Point, power = 1, steps = 24): Mesh {
  const rows = Array.from({ length: steps + 1 }, (_, row) => {
    const [flat, up] = rounded((row / steps - 0.5) * Math.PI, power)
    return Array.from({ length: steps * 2 + 1 }, (_, column): GridPoint => {
      const [x, y] = rounded((column / steps) * Math.PI, power)
      return [centre[0] + half[0] * flat * x, centre[1] + half[1] * flat * y, centre[2] + half[2] * up, 0, 0]
    })
  })
  return gridMesh(part, rows)
}

/** A surface of revolution about an axis along y through (x, z); the profile gives radius and y. `t` is the radius, `u` the angle. */
export function turned(
  part: Part,
  x: number,
  z: number,
  profile: readonly (readonly [number, number])[],
  steps = 56,
): Mesh {
  const rows = profile.map(([radius, y]) =>
    Array.from({ length: steps + 1 }, (_, step): GridPoint => {
      const angle = (step / steps) * Math.PI * 2
      return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle), angle, radius]
    }),
  )
  return gridMesh(part, rows)
}

function across([ax, ay, az]: Point, [bx, by, bz]: Point): readonly [Point, Point] {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const helper: Point = Math.abs(dy) > 0.9 * Math.hypot(dx, dy, dz) ? [1, 0, 0] : [0, 1, 0]
  const first = unit([
    dy * helper[2] - dz * helper[1],
    dz * helper[0] - dx * helper[2],
    dx * helper[1] - dy * helper[0],
  ])
  const second = unit([dy * first[2] - dz * first[1], dz * first[0] - dx * first[2], dx * first[1] - dy * first[0]])
  return [first, second]
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** A round bar from one point to another, its radius at either end. */
export function bar(part: Part, from: Point, to: Point, radius: number, endRadius = radius, steps = 14): Mesh {
  const [first, second] = across(from, to)
  const rows = [0, 0, 0.5, 1, 1].map((along, row) => {
    const size = row === 0 || row === 4 ? 0 : radius + (endRadius - radius) * along
    return Array.from({ length: steps + 1 }, (_, step): GridPoint => {
      const [c, s] = [Math.cos((step / steps) * Math.PI * 2) * size, Math.sin((step / steps) * Math.PI * 2) * size]
      const place = (axis: 0 | 1 | 2) =>
        from[axis] + (to[axis] - from[axis]) * along + first[axis] * c + second[axis] * s
      return [place(0), place(1), place(2), along, step / steps]
    })
  })
  return gridMesh(part, rows)
}
