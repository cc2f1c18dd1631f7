import { ramp } from './curve.ts'
import type { Point } from './dress.ts'
import type { MaterialName } from './materials.ts'
import type { Shape, Stretch } from './shape.ts'

function within(at: number, [from, to]: Stretch): boolean {
  return at >= from && at <= to
}

/** The side windows with the dark pillars between them; null elsewhere. */
export function sideGlass(shape: Shape, belt: (x: number) => number) {
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

/** Windscreen and rear window with their dark edges; null elsewhere. */
export function screens(shape: Shape) {
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
