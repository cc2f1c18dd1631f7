import type { Point } from './dress.ts'
import type { MaterialName } from './materials.ts'
import type { Extra, Shape } from './shape.ts'

/** What a point is made of, where something special has the say. */
export type Look = (point: Point) => MaterialName | null

function tallest({ top }: Shape): number {
  return Math.max(...top.map(([, z]) => z))
}

function tub(shape: Shape): Look {
  const [from, to] = [(shape.glass.rear?.[1] ?? 0) + 0.1, shape.length - 0.12]
  return ({ u, t }) => (t > 5.5 && u > from && u < to ? 'fabric' : null)
}

function softTop({ glass }: Shape): Look {
  const [from, to] = [(glass.screen?.[1] ?? 0) + 0.03, (glass.rear?.[1] ?? 0) + 0.05]
  return ({ t, u, z }) => (t > 5.05 && u > from && u < to && z > 0.95 ? 'fabric' : null)
}

/** The wide windscreen and rear window of a cab without a bonnet. */
function busFace(shape: Shape): Look {
  const top = tallest(shape)
  return ({ nx, y, z }) => {
    if (nx < -0.2 && z > 1.16 && z < top - 0.34) return Math.abs(y) < 0.012 ? 'piano' : 'glass'
    return nx > 0.6 && z > 1.34 && z < top - 0.4 && Math.abs(y) < 0.82 ? 'glass' : null
  }
}

/** Rear doors with windows and the rail of the sliding door. */
function vanSide(): Look {
  return ({ nx, x, y, z }) => {
    const across = Math.abs(y)
    if (nx > 0.6)
      return across < 0.006 ? 'gap' : z > 1.24 && z < 1.78 && across > 0.07 && across < 0.76 ? 'glass' : null
    return Math.abs(nx) < 0.5 && x > 2.6 && x < 5.1 && Math.abs(z - 1.12) < 0.004 ? 'gap' : null
  }
}

/** The framed windows of a caravan or the living part of a motorhome. */
function coachWindows({ glass }: Shape): Look {
  const isTowed = glass.screen === null
  const windows = glass.sides.slice(isTowed ? 0 : 1)
  return ({ nx, ny, x, y, z, u }) => {
    if (isTowed && nx < -0.5 && u < 0.7 && z > 1.62 && z < 2.2 && Math.abs(y) < 0.72) return 'glass'
    if (nx > 0.6 && z > 1.55 && z < 2.1 && Math.abs(y) < 0.6) return 'glass'
    if (Math.abs(ny) < 0.5 || z < 1.47 || z > 2.08) return null
    const near = windows.find(([from, to]) => x > from - 0.03 && x < to + 0.03)
    if (!near) return null
    return x > near[0] && x < near[1] && z > 1.5 && z < 2.05 ? 'glass' : 'trim'
  }
}

function stripe(): Look {
  return ({ nx, t, x, z }) =>
    t > 2.5 && t < 5 && Math.abs(nx) < 0.6 && Math.abs(z - 1.02 - 0.05 * Math.sin(x * 0.7)) < 0.05 ? 'stripe' : null
}

function stoneGuard(): Look {
  return ({ u, z }) => (z < 0.78 && u < 1.1 ? 'alloy' : null)
}

const looks: Readonly<Partial<Record<Extra, (shape: Shape) => Look>>> = {
  tub,
  'soft-top': softTop,
  'bus-face': busFace,
  'van-side': vanSide,
  'coach-windows': coachWindows,
  drawbar: stoneGuard,
  stripe,
}

/** What the extras of a shape are made of; null where the body itself decides. */
export function fittingsOf(shape: Shape): Look {
  const own = shape.extras.flatMap((extra) => looks[extra]?.(shape) ?? [])
  if (own.length === 0) return () => null
  return (point) => {
    for (const look of own) {
      const material = look(point)
      if (material !== null) return material
    }
    return null
  }
}
