import type { Point } from './dress.ts'
import type { MaterialName } from './materials.ts'
import type { Shape } from './shape.ts'

function inBox(y: number, z: number, half: number, middle: number, tall: number): boolean {
  const [dy, dz] = [Math.max(0, y - half + tall * 0.3), Math.max(0, Math.abs(z - middle) - tall * 0.2)]
  return y <= half && Math.abs(z - middle) <= tall / 2 && Math.hypot(dy, dz) <= tall * 0.3
}

/** Headlights, grille, intake and plate; null elsewhere. `wide` is the half width there. */
export function frontFace(shape: Shape) {
  const { lamp, grille, intake, plate } = shape.face
  return (point: Point, wide: number): MaterialName | null => {
    const [y, z] = [Math.abs(point.y), point.z]
    if (point.x > shape.nose.depth + lamp.wrap + shape.nose.sweep || point.u > shape.nose.depth + lamp.wrap) return null
    const middle = lamp.z + (y - lamp.from) * 0.1
    const spread = (y - lamp.from) / Math.max(0.1, wide - lamp.from)
    if (spread > 0 && Math.abs(z - middle) < (lamp.tall / 2) * Math.min(1, 0.45 + spread * 1.6)) {
      if (point.x > lamp.wrap + shape.nose.sweep) return null
      const inner = Math.hypot(((y - lamp.from) % 0.13) - 0.065, z - middle + 0.008) < lamp.tall * 0.2
      return z > middle + lamp.tall * 0.37 || inner ? 'light' : 'lens'
    }
    if (point.nx > -0.25) return null
    if (y < 0.19 && Math.abs(z - plate.front) < 0.055) return 'plate'
    if (grille && inBox(y, z, grille.half, grille.z, grille.tall))
      return Math.abs(z - grille.z) > grille.tall * 0.42 ? 'chrome' : Math.sin(z * 150) > 0.45 ? 'trim' : 'hollow'
    if (inBox(y, z, intake.half, intake.z, intake.tall)) return Math.sin(z * 160) > 0.6 ? 'trim' : 'hollow'
    return null
  }
}

/** Tail-lights and plate; null elsewhere. `wide` is the half width there. */
export function rearFace(shape: Shape) {
  const { tail, plate } = shape.face
  return (point: Point, wide: number): MaterialName | null => {
    const [y, z] = [Math.abs(point.y), point.z]
    const back = shape.length - point.x
    if (back > shape.tail.depth + tail.wrap + 0.15) return null
    const inLamp = y > tail.from || (tail.bar && Math.abs(z - tail.z) < tail.tall * 0.22)
    if (inLamp && y < wide + 1 && Math.abs(z - tail.z) < tail.tall / 2 && back < tail.wrap + shape.tail.depth) {
      if (Math.abs(z - tail.z) > tail.tall / 2 - 0.02 || (!tail.bar && y < tail.from + 0.025)) return 'piano'
      return Math.abs(z - tail.z) < tail.tall * 0.2 ? 'redLight' : 'red'
    }
    if (point.nx < 0.25) return null
    if (y < 0.2 && Math.abs(z - plate.rear) < 0.058) return 'plate'
    return y < 0.27 && Math.abs(z - plate.rear) < 0.085 ? 'trim' : null
  }
}
