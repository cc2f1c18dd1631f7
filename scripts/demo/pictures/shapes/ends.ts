import type { End, Face } from '../shape.ts'

/** A nose or tail, soft unless said otherwise. */
export function end(given: Partial<End>): End {
  return { depth: 0.32, power: 3, middle: 0.55, sweep: 0.26, lean: 0.12, ...given }
}

/** Lights and openings at usual places, lifted by `up` metres. */
export function face(up: number, given: Partial<Face> = {}): Face {
  return {
    lamp: { z: 0.69 + up, tall: 0.13, from: 0.5, wrap: 0.34 },
    grille: { z: 0.57 + up * 0.9, tall: 0.18, half: 0.46 },
    intake: { z: 0.31 + up * 0.5, tall: 0.12, half: 0.6 },
    tail: { z: 0.9 + up, tall: 0.15, from: 0.5, bar: false, wrap: 0.2 },
    plate: { front: 0.43 + up * 0.7, rear: 0.68 + up * 0.8 },
    ...given,
  }
}
