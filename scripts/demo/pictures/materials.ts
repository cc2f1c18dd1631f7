/** How a point takes the light. `paint`: share of the car's colour; `tint`: its own colour, linear; `gloss`: share of the mirror image at right angles. */
export interface Material {
  readonly paint: number
  readonly tint: readonly [number, number, number]
  readonly gloss: number
  /** How much of the mirror image shows head on for metal; 0 for anything else. */
  readonly metal: number
  /** Light of its own. */
  readonly glow: number
}

function plain(tint: readonly [number, number, number], gloss: number, metal = 0, glow = 0): Material {
  return { paint: 0, tint, gloss, metal, glow }
}

/** The stuffs a vehicle is made of. */
export const materials = {
  paint: { paint: 1, tint: [0, 0, 0], gloss: 0.055, metal: 0.1, glow: 0 },
  coat: plain([0.74, 0.74, 0.72], 0.045),
  glass: plain([0.01, 0.013, 0.016], 0.07),
  gap: plain([0.008, 0.008, 0.009], 0),
  trim: plain([0.022, 0.022, 0.024], 0.025),
  piano: plain([0.006, 0.006, 0.007], 0.06),
  cladding: plain([0.036, 0.037, 0.039], 0.012),
  rubber: plain([0.02, 0.02, 0.021], 0.012),
  rim: plain([0.19, 0.195, 0.2], 0.22, 0.5),
  darkRim: plain([0.05, 0.05, 0.055], 0.12, 0.25),
  hollow: plain([0.01, 0.01, 0.011], 0.004),
  disc: plain([0.1, 0.1, 0.1], 0.1, 0.15),
  chrome: plain([0.24, 0.245, 0.25], 0.5, 0.6),
  alloy: plain([0.3, 0.305, 0.31], 0.18, 0.3),
  lens: plain([0.045, 0.047, 0.05], 0.16, 0.5),
  light: plain([0.6, 0.62, 0.65], 0.25, 0.1, 0.5),
  red: plain([0.13, 0.004, 0.006], 0.05, 0, 0.1),
  redLight: plain([0.7, 0.03, 0.025], 0.05, 0, 0.5),
  plate: plain([0.62, 0.62, 0.6], 0.03),
  fabric: plain([0.03, 0.03, 0.032], 0.002),
  leather: plain([0.05, 0.04, 0.035], 0.03),
  engine: plain([0.075, 0.076, 0.08], 0.12, 0.3),
  stripe: plain([0.12, 0.16, 0.2], 0.05),
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof materials
