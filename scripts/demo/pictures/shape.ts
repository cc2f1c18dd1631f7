import type { Points } from './curve.ts'

/** How one end of a body closes. Metres: `depth` of the rounding, `sweep` back at the sides, `lean` per metre of height. */
export interface End {
  readonly depth: number
  /** 2 is round, 5 is square. */
  readonly power: number
  /** Height the end closes on. */
  readonly middle: number
  readonly sweep: number
  readonly lean: number
}

/** A stretch along the body, from and to. */
export type Stretch = readonly [number, number]

/** Everything that makes one body style look like itself. Metres; x runs back from the nose. */
export interface Shape {
  /** Of the lofted body. */
  readonly length: number
  /** First and last point along x, tray and drawbar included. */
  readonly overall: Stretch
  /** Outlines from nose to tail: top of the body, lower edge of the side windows, underside, half width seen from above. */
  readonly top: Points
  readonly belt: Points
  readonly bottom: Points
  readonly plan: Points
  /** How far the sides of the cabin lean in, metres per metre of height. */
  readonly lean: number
  /** Roundness of the roof's edges: a small drop is a sharp edge. */
  readonly railDrop: number
  readonly nose: End
  readonly tail: End
  readonly wheels: {
    readonly at: readonly number[]
    readonly radius: number
    readonly style: WheelStyle
    readonly track: number
  }
  readonly glass: {
    readonly screen: Stretch | null
    readonly rear: Stretch | null
    /** Side windows; gaps between them are pillars. */
    readonly sides: readonly Stretch[]
    /** Where the last window's rear edge leans: metres per metre of height. */
    readonly slant: number
  }
  readonly doors: readonly number[]
  readonly face: Face
  /** Unpainted plastic along sills, arches and bumpers. */
  readonly cladding: boolean
  readonly extras: readonly Extra[]
}

export type WheelStyle = 'five' | 'ten' | 'six' | 'multi' | 'steel'
/** What a body has besides its shell. */
export type Extra =
  | 'tub'
  | 'tray'
  | 'box'
  | 'soft-top'
  | 'rails'
  | 'drawbar'
  | 'awning'
  | 'stripe'
  | 'van-side'
  | 'cab-over'
  | 'bus-face'
  | 'coach-windows'
  | 'motorcycle'
  | 'cruiser'

/** Lights and openings of the two ends, as heights and half widths in metres. */
export interface Face {
  readonly lamp: { readonly z: number; readonly tall: number; readonly from: number; readonly wrap: number }
  readonly grille: { readonly z: number; readonly tall: number; readonly half: number } | null
  readonly intake: { readonly z: number; readonly tall: number; readonly half: number }
  readonly tail: {
    readonly z: number
    readonly tall: number
    readonly from: number
    readonly bar: boolean
    readonly wrap: number
  }
  readonly plate: { readonly front: number; readonly rear: number }
}
