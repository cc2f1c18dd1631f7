import { type Mesh, type Part, parts } from './mesh.ts'
import type { Shape } from './shape.ts'
import { bar, type Point, solid, turned } from './solids.ts'

const sides = [1, -1] as const

/** Where the parts of a motorcycle are; a cruiser is longer, lower and lies its fork back. */
interface Frame {
  readonly front: number
  readonly rear: number
  readonly wheel: number
  readonly headstock: Point
  readonly bars: Point
  readonly seat: number
  readonly cruiser: boolean
}

const naked: Frame = {
  front: 0.34,
  rear: 1.8,
  wheel: 0.305,
  headstock: [0.66, 0, 0.86],
  bars: [0.74, 0, 1.06],
  seat: 0.83,
  cruiser: false,
}
const cruiser: Frame = {
  front: 0.36,
  rear: 2.0,
  wheel: 0.32,
  headstock: [0.8, 0, 0.84],
  bars: [1.02, 0, 1.08],
  seat: 0.68,
  cruiser: true,
}

function wheel(x: number, radius: number, wide: number): readonly Mesh[] {
  const tyre = Array.from({ length: 17 }, (_, at): readonly [number, number] => {
    const angle = (at / 16) * Math.PI * 2
    return [radius - wide + wide * Math.cos(angle), wide * 0.95 * Math.sin(angle)]
  })
  const rim = radius - wide * 1.75
  const spoke = (at: number) => {
    const angle = (at / 10) * Math.PI * 2 + 0.3
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return bar(parts.chrome, [x + c * 0.05, 0, radius + s * 0.05], [x + c * rim, 0, radius + s * rim], 0.013, 0.009, 8)
  }
  const disc: readonly (readonly [number, number])[] = [
    [0.07, 0.062],
    [0.15, 0.062],
    [0.15, 0.068],
    [0.07, 0.068],
  ]
  return [
    turned(parts.rubber, x, radius, tyre),
    turned(parts.chrome, x, radius, [
      [rim, -0.045],
      [rim + 0.03, -0.05],
      [rim + 0.03, 0.05],
      [rim, 0.045],
    ]),
    ...Array.from({ length: 10 }, (_, at) => spoke(at)),
    ...sides.map((side) =>
      turned(
        parts.metal,
        x,
        radius,
        disc.map(([r, y]) => [r, y * side]),
      ),
    ),
    bar(parts.metal, [x, -0.1, radius], [x, 0.1, radius], 0.045),
  ]
}

function both(part: Part, from: Point, to: Point, radius: number, end = radius): readonly Mesh[] {
  return sides.map((side) => bar(part, [from[0], from[1] * side, from[2]], [to[0], to[1] * side, to[2]], radius, end))
}

function steering({ front, wheel: radius, headstock, bars, cruiser: low }: Frame): readonly Mesh[] {
  const [x, , z] = bars
  const grip: Point = low ? [x + 0.22, 0.42, z + 0.02] : [x + 0.1, 0.38, z + 0.02]
  return [
    ...both(parts.chrome, [front, 0.095, radius], [headstock[0], 0.095, headstock[2] + 0.06], 0.026),
    ...both(parts.trim, [front + 0.02, 0.095, radius - 0.03], [front + 0.13, 0.095, radius + 0.24], 0.036),
    ...both(parts.trim, [x, 0, z], grip, 0.014),
    ...both(parts.rubber, [grip[0], grip[1] - 0.1, grip[2]], [grip[0] + 0.04, grip[1] + 0.04, grip[2]], 0.02),
    bar(parts.trim, [headstock[0], 0, headstock[2] - 0.08], [x, 0, z], 0.035),
    solid(parts.trim, [headstock[0] - 0.13, 0, headstock[2] + 0.06], [0.09, 0.1, 0.1], 0.8, 16),
    solid(parts.lamp, [headstock[0] - 0.17, 0, headstock[2] + 0.06], [0.07, 0.085, 0.085], 0.9, 16),
    solid(parts.paint, [front + 0.02, 0, radius * 2 + 0.012], [0.2, 0.06, 0.03], 0.7, 14),
    ...both(parts.trim, [x, 0.2, z], [x - 0.02, 0.3, z + 0.09], 0.008),
    ...sides.map((side) => solid(parts.trim, [x - 0.02, side * 0.31, z + 0.11], [0.02, 0.07, 0.04], 0.6, 10)),
  ]
}

function engine({ headstock, rear, wheel: radius, cruiser: low }: Frame): readonly Mesh[] {
  const [x, z] = low ? [1.12, 0.46] : [1.06, 0.48]
  const cylinders: readonly (readonly [number, number])[] = low
    ? [
        [-0.18, 0.3],
        [0.2, 0.3],
      ]
    : [[-0.2, 0.22]]
  return [
    solid(parts.engine, [x, 0, z - 0.06], [0.26, 0.17, 0.17], 0.55, 18),
    ...sides.map((side) => solid(parts.chrome, [x + 0.06, side * 0.16, z - 0.06], [0.13, 0.05, 0.12], 0.7, 14)),
    ...cylinders.flatMap(([dx, dz]) =>
      Array.from({ length: 6 }, (_, fin) => {
        const share = 0.35 + fin * 0.12
        return solid(parts.engine, [x + dx * share * 1.2, 0, z + dz * share], [0.11, 0.13, 0.014], 0.4, 10)
      }),
    ),
    bar(parts.chrome, [x - 0.2, -0.1, z + 0.1], [x - 0.26, -0.14, z - 0.16], 0.028),
    bar(parts.chrome, [x - 0.26, -0.14, z - 0.16], [x + 0.3, -0.19, z - 0.2], 0.03),
    bar(parts.chrome, [x + 0.3, -0.19, z - 0.2], [rear + (low ? 0.25 : 0.05), -0.2, radius + 0.06], 0.05, 0.062),
    bar(parts.chrome, [x - 0.2, 0.1, z + 0.1], [x - 0.26, 0.14, z - 0.16], 0.028),
    bar(parts.chrome, [x - 0.26, 0.14, z - 0.16], [x + 0.25, 0.17, z - 0.22], 0.03),
    ...both(parts.trim, [headstock[0], 0.03, headstock[2]], [x + 0.25, 0.13, z - 0.1], 0.024),
    ...both(parts.trim, [x + 0.22, 0.12, z - 0.05], [rear, 0.11, radius], 0.032),
    ...both(parts.chrome, [rear - 0.12, 0.13, radius + 0.06], [rear - 0.3, 0.12, radius + 0.38], 0.028),
    ...both(parts.trim, [x + 0.12, 0.2, z - 0.14], [x + 0.12, 0.32, z - 0.14], 0.018),
  ]
}

function bodywork({ seat, rear, cruiser: low }: Frame): readonly Mesh[] {
  const start = low ? 1.06 : 0.98
  const tail = low ? 1.62 : 1.72
  return [
    solid(parts.paint, [start, 0, seat + 0.075], [0.31, 0.16, 0.135], 0.72, 26),
    solid(parts.trim, [start + 0.16, 0, seat - 0.13], [0.34, 0.09, 0.13], 0.5, 16),
    solid(parts.chrome, [start - 0.04, 0, seat + 0.205], [0.045, 0.045, 0.012], 0.7, 10),
    solid(parts.seat, [low ? 1.48 : 1.4, 0, seat], [low ? 0.2 : 0.24, 0.13, 0.055], 0.6, 18),
    solid(parts.seat, [tail, 0, seat + 0.06], [0.17, 0.11, 0.05], 0.6, 16),
    low
      ? solid(parts.paint, [rear, 0, 0.6], [0.34, 0.1, 0.075], 0.75, 20)
      : solid(parts.paint, [tail + 0.08, 0, seat + 0.005], [0.22, 0.095, 0.05], 0.7, 18),
    ...sides.map((side) =>
      solid(parts.paint, [low ? 1.42 : 1.34, side * 0.12, seat - 0.16], [0.15, 0.03, 0.09], 0.6, 14),
    ),
    bar(parts.trim, [1.2, 0, seat - 0.08], [tail + 0.2, 0, seat - 0.03], 0.05),
    solid(parts.red, [tail + (low ? 0.62 : 0.3), 0, low ? 0.6 : seat + 0.02], [0.02, 0.07, 0.025], 0.5, 10),
    ...(low
      ? []
      : [
          solid(parts.paint, [0.78, 0.13, 0.74], [0.14, 0.03, 0.1], 0.6, 12),
          solid(parts.paint, [0.78, -0.13, 0.74], [0.14, 0.03, 0.1], 0.6, 12),
        ]),
    bar(parts.trim, [1.15, 0.12, 0.3], [1.3, 0.3, 0.015], 0.012),
  ]
}

/** A motorcycle of solids: two wheels, fork, engine, tank and seat. */
export function buildMotorcycle(shape: Shape): readonly Mesh[] {
  const frame = shape.extras.includes('cruiser') ? cruiser : naked
  return [
    ...wheel(frame.front, frame.wheel, frame.cruiser ? 0.07 : 0.062),
    ...wheel(frame.rear, frame.wheel, frame.cruiser ? 0.09 : 0.085),
    ...steering(frame),
    ...engine(frame),
    ...bodywork(frame),
  ]
}
