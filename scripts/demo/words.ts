import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Figures, readFigures } from './figures.ts'
import { readOnce } from './read-once.ts'

const lines = v.array(v.string())
const groups = v.record(v.string(), lines)

const kinds = v.strictObject({ cars: lines, motorcycles: lines, rvs: lines })

const words = v.strictObject({
  paints: groups,
  mix: v.record(v.string(), v.record(v.string(), v.number())),
  features: v.object({
    base: lines,
    safe: lines,
    comfort: lines,
    work: lines,
    motorcycles: lines,
    rvs: lines,
    every: kinds,
    lower: kinds,
    upper: kinds,
    learners: v.string(),
    uses: groups,
    measured: v.strictObject({
      sleeps: v.string(),
      length: v.string(),
      weight: v.record(v.string(), v.string()),
      towing: v.record(v.string(), v.string()),
    }),
    compared: v.record(v.string(), v.record(v.string(), v.string())),
    built: groups,
    wheels: v.string(),
    warranty: v.record(v.string(), v.string()),
    beds: v.record(v.string(), v.string()),
    baths: v.record(v.string(), v.string()),
    weaker: lines,
  }),
  opening: v.object({ new: lines, demo: lines, used: lines, coming: lines }),
  coming: lines,
  middle: v.object({ low: lines, fair: lines, high: lines, new: lines }),
  owner: kinds,
  workshop: v.strictObject({ ...kinds.entries, electric: lines }),
  worn: kinds,
  body: groups,
  closing: lines,
  american: v.record(v.string(), v.string()),
})

/** Colours, features and sentences of the demo cars. */
export interface Words extends v.InferOutput<typeof words> {
  readonly figures: Figures
}

/** Reads scripts/demo/words.yaml and figures.yaml. @throws when one is invalid */
export const readWords = readOnce((root): Words => {
  const read = v.parse(words, parse(readFileSync(join(root, 'scripts/demo/words.yaml'), 'utf8')))
  return { ...read, figures: readFigures(root) }
})

/** A text with the vocabulary of its market. */
export function inMarket(text: string, market: string, { american }: Words): string {
  if (market !== 'america') return text
  return Object.entries(american).reduce((said, [word, own]) => said.replaceAll(word, own), text)
}
