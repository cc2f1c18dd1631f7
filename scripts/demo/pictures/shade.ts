import type { Camera } from './camera.ts'
import { ramp } from './curve.ts'
import type { Dress, Point } from './dress.ts'
import { mirrored, type Scene } from './light.ts'
import { type Material, materials } from './materials.ts'
import { parts } from './mesh.ts'
import type { Seen } from './raster.ts'

/** A picture before it has a colour: paint times `tint` plus `fixed`, linear, is what the eye sees. */
export interface Layers {
  readonly width: number
  readonly height: number
  readonly tint: Float32Array
  /** Three numbers a pixel. */
  readonly fixed: Float32Array
}

const point: Point = { nx: 0, ny: 0, nz: 0, x: 0, y: 0, z: 0, u: 0, t: 0 }

function load(facts: Float32Array, pixel: number): void {
  const at = pixel * 8
  point.nx = facts[at] ?? 0
  point.ny = facts[at + 1] ?? 0
  point.nz = facts[at + 2] ?? 0
  point.x = facts[at + 3] ?? 0
  point.y = facts[at + 4] ?? 0
  point.z = facts[at + 5] ?? 0
  point.u = facts[at + 6] ?? 0
  point.t = facts[at + 7] ?? 0
}

function flip(): void {
  point.nx *= -1
  point.ny *= -1
  point.nz *= -1
}

/** Lights every pixel a vehicle covers. `middle` is the place along x the lamps hang over. */
export function shade(seen: Seen, camera: Camera, scene: Scene, dress: Dress, middle: number, layers: Layers): void {
  const [ex, ey, ez] = camera.eye
  for (let pixel = 0; pixel < seen.part.length; pixel++) {
    const part = seen.part[pixel] ?? 0
    if (part === 0) continue
    load(seen.facts, pixel)
    let [vx, vy, vz] = [ex - point.x, ey - point.y, ez - point.z]
    const distance = Math.hypot(vx, vy, vz)
    vx /= distance
    vy /= distance
    vz /= distance
    const inside = point.nx * vx + point.ny * vy + point.nz * vz < -0.2
    if (point.nx * vx + point.ny * vy + point.nz * vz < 0) flip()
    const material: Material = inside && part === parts.body ? materials.hollow : materials[dress(part, point)]
    const length = Math.hypot(point.nx, point.ny, point.nz) || 1
    light(material, scene, point.nx / length, point.ny / length, point.nz / length, vx, vy, vz, middle, pixel, layers)
  }
}

function light(
  material: Material,
  scene: Scene,
  nx: number,
  ny: number,
  nz: number,
  vx: number,
  vy: number,
  vz: number,
  middle: number,
  pixel: number,
  { tint, fixed }: Layers,
): void {
  const facing = Math.max(0, nx * vx + ny * vy + nz * vz)
  const rim = (1 - facing) ** 5
  const mirror = material.gloss + (0.62 - material.gloss * 0.5) * rim * Math.min(1, material.gloss * 16)
  const [rx, ry, rz] = [2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz]
  const { towards, colour } = scene.sun
  const sun = Math.max(0, nx * towards[0] + ny * towards[1] + nz * towards[2])
  const open = 0.62 + 0.38 * nz
  const grounded = ramp(-0.05, 0.62, point.z + 0.25 * nz)
  const around = open * (0.35 + 0.65 * grounded)
  const glint = Math.max(0, rx * towards[0] + ry * towards[1] + rz * towards[2])
  const sparkle = glint ** 60 * mirror * 5 + glint ** 9 * material.metal * 0.35
  const seenThere = mirrored(scene, point.x - middle, point.y, point.z, rx, ry, rz)
  const flat = 0.55 + 0.45 * facing
  for (let band = 0; band < 3; band++) {
    const air =
      scene.fill * ((scene.room.above[band] ?? 0) * 0.5 + (scene.room.sides[band] ?? 0) * 0.5) * around +
      (scene.room.below[band] ?? 0) * 0.3 * Math.max(0, -nz)
    const lit = air + (colour[band] ?? 0) * sun * grounded
    const image = (seenThere[band] ?? 0) * (0.4 + 0.6 * grounded)
    if (band === 1) tint[pixel] = material.paint * (lit * flat + image * material.metal * 1.2)
    const own = (material.tint[band] ?? 0) * (lit + (material.paint === 0 ? image * material.metal * 2 : 0))
    fixed[pixel * 3 + band] =
      own + image * mirror + (colour[band] ?? 0) * sparkle + (material.tint[band] ?? 0) * material.glow
  }
}
