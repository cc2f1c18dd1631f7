import type { Shape } from '../shape.ts'
import { end, face } from './ends.ts'
import { van } from './work.ts'

/** A touring caravan on two axles. */
export const caravan: Shape = {
  ...van,
  length: 6.1,
  overall: [-1.35, 6.1],
  top: [
    [0, 1.5],
    [0.22, 1.9],
    [0.6, 2.36],
    [1.1, 2.6],
    [2, 2.68],
    [5.4, 2.68],
    [5.9, 2.6],
    [6.1, 2.3],
  ],
  belt: [
    [0, 1.2],
    [0.5, 1.3],
    [6.1, 1.3],
  ],
  bottom: [
    [0, 0.62],
    [0.9, 0.42],
    [5, 0.42],
    [6.1, 0.62],
  ],
  plan: [
    [0, 1.12],
    [0.6, 1.19],
    [3, 1.2],
    [5.5, 1.19],
    [6.1, 1.14],
  ],
  lean: 0.05,
  railDrop: 0.16,
  nose: end({ depth: 0.16, power: 4, middle: 1.2, sweep: 0.1, lean: 0.2 }),
  tail: end({ depth: 0.14, power: 4.6, middle: 1.4, sweep: 0.06, lean: -0.03 }),
  wheels: { at: [3.05, 3.82], radius: 0.34, style: 'six', track: 1.14 },
  glass: {
    screen: null,
    rear: null,
    sides: [
      [0.75, 1.5],
      [2.2, 3.3],
      [4.75, 5.6],
    ],
    slant: 0,
  },
  doors: [3.72, 4.4],
  face: face(0, {
    lamp: { z: -1, tall: 0.1, from: 0.9, wrap: 0 },
    grille: null,
    intake: { z: -1, tall: 0.1, half: 0.1 },
    tail: { z: 0.95, tall: 0.22, from: 0.86, bar: false, wrap: 0.06 },
    plate: { front: -1, rear: 0.86 },
  }),
  extras: ['coach-windows', 'stripe', 'drawbar', 'awning'],
}

/** A motorhome with a bed over the cab. */
export const motorhome: Shape = {
  ...van,
  length: 6.9,
  overall: [0, 6.9],
  top: [
    [0, 1],
    [0.26, 1.1],
    [0.6, 1.22],
    [0.9, 1.34],
    [1.35, 1.74],
    [1.62, 2],
    [1.74, 2.5],
    [1.84, 2.86],
    [2.1, 2.94],
    [6.3, 2.94],
    [6.72, 2.86],
    [6.9, 2.5],
  ],
  belt: [
    [0, 0.82],
    [0.4, 0.96],
    [0.95, 1.14],
    [1.4, 1.19],
    [6.9, 1.25],
  ],
  bottom: [
    [0, 0.3],
    [0.5, 0.26],
    [1.6, 0.28],
    [5, 0.34],
    [6.9, 0.5],
  ],
  plan: [
    [0, 0.9],
    [0.8, 0.98],
    [1.6, 1],
    [2.1, 1.12],
    [5, 1.13],
    [6.9, 1.1],
  ],
  lean: 0.06,
  railDrop: 0.16,
  tail: end({ depth: 0.12, power: 5, middle: 1.5, sweep: 0.05, lean: -0.02 }),
  wheels: { at: [1, 4.7], radius: 0.36, style: 'steel', track: 0.98 },
  glass: {
    screen: [0.9, 1.56],
    rear: null,
    sides: [
      [1.26, 1.98],
      [3, 4],
      [5, 5.9],
    ],
    slant: 0,
  },
  doors: [1.16, 2.08, 4.2, 4.86],
  face: face(0.16, {
    tail: { z: 0.96, tall: 0.3, from: 0.94, bar: false, wrap: 0.07 },
    plate: { front: 0.5, rear: 0.8 },
  }),
  extras: ['coach-windows', 'stripe', 'cab-over', 'awning'],
}

/** A naked motorcycle. */
export const motorcycle: Shape = {
  ...van,
  length: 2.12,
  overall: [0, 2.12],
  top: [
    [0, 0.6],
    [1, 1.15],
    [2.12, 0.8],
  ],
  plan: [
    [0, 0.2],
    [1, 0.24],
    [2.12, 0.2],
  ],
  wheels: { at: [0.34, 1.8], radius: 0.3, style: 'multi', track: 0.06 },
  doors: [],
  glass: { screen: null, rear: null, sides: [], slant: 0 },
  extras: ['motorcycle'],
}

/** A long, low motorcycle. */
export const cruiser: Shape = {
  ...motorcycle,
  length: 2.35,
  overall: [0, 2.35],
  wheels: { ...motorcycle.wheels, at: [0.36, 2] },
  extras: ['motorcycle', 'cruiser'],
}
