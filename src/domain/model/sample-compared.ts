import type { ComparedModel } from './model-distance.ts'

/** A model of which nobody says anything, for tests; what a case is about is given as `facts`. */
export function sampleCompared(facts: Partial<ComparedModel> = {}): ComparedModel {
  return {
    make: 'Norda',
    kind: null,
    body: null,
    prices: { fresh: null, used: null },
    fuels: [],
    seats: [],
    towing: null,
    sizes: { sleeps: null, length: null, power: null },
    ...facts,
  }
}
