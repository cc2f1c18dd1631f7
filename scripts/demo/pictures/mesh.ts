/** What a surface belongs to; its look is decided point by point in dress.ts. */
export const parts = {
  body: 1,
  wheel: 2,
  inside: 3,
  trim: 4,
  box: 5,
  mirror: 6,
  metal: 7,
  lamp: 8,
  seat: 9,
  paint: 10,
  glass: 11,
  rubber: 12,
  engine: 13,
  chrome: 14,
  red: 15,
} as const
export type Part = (typeof parts)[keyof typeof parts]

/** Triangles in metres: x back from the nose, y to the left, z up. `u` and `t` say where on its own surface a point is. */
export interface Mesh {
  readonly part: Part
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly surface: Float32Array
  readonly triangles: Uint32Array
}

/** A point of a grid: x, y, z, u, t. */
export type GridPoint = readonly [number, number, number, number, number]

function addTo(normals: Float32Array, corner: number, nx: number, ny: number, nz: number): void {
  normals[corner * 3] = (normals[corner * 3] ?? 0) + nx
  normals[corner * 3 + 1] = (normals[corner * 3 + 1] ?? 0) + ny
  normals[corner * 3 + 2] = (normals[corner * 3 + 2] ?? 0) + nz
}

function normalsOf(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  const edge = (from: number, to: number, axis: number) =>
    (positions[to * 3 + axis] ?? 0) - (positions[from * 3 + axis] ?? 0)
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at] ?? 0
    const b = triangles[at + 1] ?? 0
    const c = triangles[at + 2] ?? 0
    const nx = edge(a, b, 1) * edge(a, c, 2) - edge(a, b, 2) * edge(a, c, 1)
    const ny = edge(a, b, 2) * edge(a, c, 0) - edge(a, b, 0) * edge(a, c, 2)
    const nz = edge(a, b, 0) * edge(a, c, 1) - edge(a, b, 1) * edge(a, c, 0)
    addTo(normals, a, nx, ny, nz)
    addTo(normals, b, nx, ny, nz)
    addTo(normals, c, nx, ny, nz)
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1
    for (let axis = 0; axis < 3; axis++) normals[at + axis] = (normals[at + axis] ?? 0) / length
  }
  return normals
}

/** A surface from rows of points; every row has as many as the first. */
export function gridMesh(part: Part, rows: readonly (readonly GridPoint[])[]): Mesh {
  const width = rows[0]?.length ?? 0
  const points = rows.flat()
  const quads: number[] = []
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const corner = row * width + column
      quads.push(corner, corner + width, corner + 1, corner + 1, corner + width, corner + width + 1)
    }
  }
  const positions = Float32Array.from(points.flatMap((point) => point.slice(0, 3)))
  const triangles = Uint32Array.from(quads)
  const surface = Float32Array.from(points.flatMap(([, , , u, t]) => [u, t]))
  return { part, positions, normals: normalsOf(positions, triangles), surface, triangles }
}
