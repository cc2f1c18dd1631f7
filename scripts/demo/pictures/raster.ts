import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'

/** What the camera sees, pixel by pixel; `part` 0 is nothing. */
export interface Seen {
  readonly width: number
  readonly height: number
  readonly depth: Float32Array
  readonly part: Uint8Array
  /** Eight numbers a pixel: normal x y z, place x y z, u, t. */
  readonly facts: Float32Array
}

/** Says whether a point of a part is cut away. */
export type Cut = (part: number, x: number, y: number, z: number) => boolean

const size = 8

/** An empty view. */
export function emptyView(width: number, height: number): Seen {
  const pixels = width * height
  return {
    width,
    height,
    depth: new Float32Array(pixels),
    part: new Uint8Array(pixels),
    facts: new Float32Array(pixels * size),
  }
}

function project(mesh: Mesh, camera: Camera, seen: Seen): Float32Array {
  const { eye, right, up, ahead, zoom, shift } = camera
  const out = new Float32Array(mesh.positions.length)
  for (let at = 0; at < out.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => (mesh.positions[at + axis] ?? 0) - (eye[axis] ?? 0)) as [
      number,
      number,
      number,
    ]
    const near = 1 / (x * ahead[0] + y * ahead[1] + z * ahead[2])
    const scale = near * zoom * seen.height
    out[at] = seen.width / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
    out[at + 1] = seen.height * (0.5 - shift) - (x * up[0] + y * up[1] + z * up[2]) * scale
    out[at + 2] = near
  }
  return out
}

/** Draws a mesh into the view; what is nearer hides what is farther. */
export function draw(mesh: Mesh, camera: Camera, seen: Seen, cut: Cut | null): void {
  const screen = project(mesh, camera, seen)
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    fill(mesh, screen, mesh.triangles[at] ?? 0, mesh.triangles[at + 1] ?? 0, mesh.triangles[at + 2] ?? 0, seen, cut)
  }
}

const mixed = new Float32Array(size)

function fill(mesh: Mesh, screen: Float32Array, a: number, b: number, c: number, seen: Seen, cut: Cut | null): void {
  const ax = screen[a * 3] ?? 0
  const ay = screen[a * 3 + 1] ?? 0
  const aw = screen[a * 3 + 2] ?? 0
  const bx = screen[b * 3] ?? 0
  const by = screen[b * 3 + 1] ?? 0
  const bw = screen[b * 3 + 2] ?? 0
  const cx = screen[c * 3] ?? 0
  const cy = screen[c * 3 + 1] ?? 0
  const cw = screen[c * 3 + 2] ?? 0
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const { width, height } = seen
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const last = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const upper = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const lower = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let py = upper; py <= lower; py++) {
    for (let px = left; px <= last; px++) {
      const x = px + 0.5
      const y = py + 0.5
      const wa = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
      const wb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
      const wc = 1 - wa - wb
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue
      const near = wa * aw + wb * bw + wc * cw
      const pixel = py * width + px
      if (near <= (seen.depth[pixel] ?? 0)) continue
      blend(mesh, a, b, c, (wa * aw) / near, (wb * bw) / near, (wc * cw) / near)
      if (cut?.(mesh.part, mixed[3] ?? 0, mixed[4] ?? 0, mixed[5] ?? 0)) continue
      seen.depth[pixel] = near
      seen.part[pixel] = mesh.part
      seen.facts.set(mixed, pixel * size)
    }
  }
}

function blend(mesh: Mesh, a: number, b: number, c: number, wa: number, wb: number, wc: number): void {
  const { normals, positions, surface } = mesh
  for (let axis = 0; axis < 3; axis++) {
    mixed[axis] =
      wa * (normals[a * 3 + axis] ?? 0) + wb * (normals[b * 3 + axis] ?? 0) + wc * (normals[c * 3 + axis] ?? 0)
    mixed[3 + axis] =
      wa * (positions[a * 3 + axis] ?? 0) + wb * (positions[b * 3 + axis] ?? 0) + wc * (positions[c * 3 + axis] ?? 0)
  }
  mixed[6] = wa * (surface[a * 2] ?? 0) + wb * (surface[b * 2] ?? 0) + wc * (surface[c * 2] ?? 0)
  mixed[7] = wa * (surface[a * 2 + 1] ?? 0) + wb * (surface[b * 2 + 1] ?? 0) + wc * (surface[c * 2 + 1] ?? 0)
}
