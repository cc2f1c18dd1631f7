import type { Camera } from './camera.ts'
import { ramp } from './curve.ts'
import type { Colour, Scene } from './light.ts'
import type { Seen } from './raster.ts'
import type { Layers } from './shade.ts'

/** Where a vehicle keeps the light off the ground. */
export interface Footprint {
  readonly from: number
  readonly to: number
  readonly half: number
  readonly tyres: readonly (readonly [number, number])[]
}

function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

function outside(x: number, y: number, { from, to, half }: Footprint, inset: number): number {
  const dx = Math.max(0, Math.abs(x - (from + to) / 2) - (to - from) / 2 + inset)
  const dy = Math.max(0, Math.abs(y) - half + inset)
  return Math.hypot(dx, dy)
}

function shadow(x: number, y: number, scene: Scene, print: Footprint): number {
  const under = Math.exp(-((outside(x, y, print, 0.34) / 0.27) ** 1.5)) * 0.84
  const wide = Math.exp(-((outside(x, y, print, 0.5) / 0.95) ** 1.5)) * 0.36
  const [sx, sy] = [scene.sun.towards[0] * 0.7, scene.sun.towards[1] * 0.7]
  const cast =
    Math.exp(-((outside(x + sx, y + sy, print, 0.2) / (scene.outdoors ? 0.28 : 0.7)) ** 2)) *
    (scene.outdoors ? 0.5 : 0.22)
  const tyre = print.tyres.reduce(
    (most, [tx, ty]) => Math.max(most, Math.exp(-(Math.hypot((x - tx) / 0.2, (y - ty) / 0.13) ** 2)) * 0.75),
    0,
  )
  return (1 - under) * (1 - wide) * (1 - cast) * (1 - tyre)
}

function hills(angle: number, seed: number): number {
  return (
    0.012 * Math.sin(angle * 5 + seed) + 0.007 * Math.sin(angle * 13 + seed * 3) + 0.003 * Math.sin(angle * 37 + seed)
  )
}

function backdrop(scene: Scene, up: number, angle: number): Colour {
  const air = mix(scene.horizon, scene.sky, ramp(0, scene.outdoors ? 0.24 : 0.5, up))
  if (!scene.outdoors) return air
  const far = 0.026 + hills(angle, 2)
  const near = 0.012 + hills(angle * 1.7, 5) * 0.8
  const hazy = mix(air, mix(scene.floor, scene.sky, 0.4), 0.45 * ramp(far + 0.004, far - 0.002, up))
  return mix(hazy, mix(scene.floor, scene.horizon, 0.35), 0.6 * ramp(near + 0.003, near - 0.003, up))
}

function grain(x: number, y: number): number {
  const hash = Math.sin(Math.floor(x * 90) * 12.9898 + Math.floor(y * 90) * 78.233) * 43758.5453
  return hash - Math.floor(hash)
}

function floorAt(scene: Scene, x: number, y: number, far: number, middle: number): Colour {
  const pool = Math.exp(-(((x - middle) / 5.5) ** 2 + (y / 4.5) ** 2))
  const light = scene.outdoors ? 0.92 + 0.08 * pool : 0.7 + 0.46 * pool + 0.3 * ramp(4, 15, far)
  const rough = scene.outdoors ? 1 + (grain(x, y) - 0.5) * 0.09 * ramp(16, 4, far) : 1
  const base = mix(
    scene.floor,
    scene.horizon,
    (scene.outdoors ? 0.35 : 1) * ramp(scene.outdoors ? 14 : 3.5, scene.outdoors ? 200 : 15, far),
  )
  return [base[0] * light * rough, base[1] * light * rough, base[2] * light * rough]
}

/** What is seen along a line of sight: ground with its shadow, or what stands behind. */
function seenAlong(dx: number, dy: number, dz: number, eye: Camera['eye'], scene: Scene, print: Footprint): Colour {
  const rise = dz / Math.hypot(dx, dy)
  if (rise >= -0.0005) return backdrop(scene, rise, Math.atan2(dy, dx))
  const middle = (print.from + print.to) / 2
  const reach = -eye[2] / dz
  const [x, y] = [eye[0] + dx * reach, eye[1] + dy * reach]
  const light = shadow(x, y, scene, print)
  const floor = floorAt(scene, x, y, Math.hypot(x - middle, y), middle)
  const colour: Colour = [floor[0] * light, floor[1] * light, floor[2] * light]
  if (rise <= -0.02 || scene.outdoors) return colour
  return mix(colour, backdrop(scene, 0, Math.atan2(dy, dx)), ramp(-0.02, 0, rise))
}

/** The picture without the vehicle, at a share of its size: it is soft, so few points are enough. */
function smallGround(width: number, height: number, camera: Camera, scene: Scene, print: Footprint): Float32Array {
  const { eye, right, up, ahead, zoom, shift } = camera
  const small = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const sx = ((pixel % width) - (width - 1) / 2) / (zoom * (height - 1))
    const sy = ((height - 1) * (0.5 - shift) - Math.floor(pixel / width)) / (zoom * (height - 1))
    const along = (axis: 0 | 1 | 2) => ahead[axis] + right[axis] * sx + up[axis] * sy
    small.set(seenAlong(along(0), along(1), along(2), eye, scene, print), pixel * 3)
  }
  return small
}

const coarse = 4

/** One row of the small picture at a height between two of its rows. */
function rowBetween(small: Float32Array, row: Float32Array, from: number, share: number): void {
  const start = from * row.length
  for (let at = 0; at < row.length; at++) {
    const upper = small[start + at] ?? 0
    row[at] = upper + ((small[start + row.length + at] ?? 0) - upper) * share
  }
}

/** Paints ground, shadow and backdrop wherever no vehicle stands. */
export function paintGround(seen: Seen, camera: Camera, scene: Scene, print: Footprint, { fixed }: Layers): void {
  const { width, height, part } = seen
  const [across, down] = [Math.ceil(width / coarse) + 1, Math.ceil(height / coarse) + 1]
  const small = smallGround(across, down, camera, scene, print)
  const row = new Float32Array(across * 3)
  for (let y = 0; y < height; y++) {
    rowBetween(small, row, Math.floor(y / coarse), (y % coarse) / coarse)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (part[pixel] !== 0) continue
      const at = Math.floor(x / coarse) * 3
      const share = (x % coarse) / coarse
      for (let band = 0; band < 3; band++) {
        const left = row[at + band] ?? 0
        fixed[pixel * 3 + band] = left + ((row[at + 3 + band] ?? 0) - left) * share
      }
    }
  }
}
