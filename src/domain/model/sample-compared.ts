import type { ComparedModel } from './model-distance.ts'

/** A model with no known facts, for tests; `facts` overrides fields. */
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
