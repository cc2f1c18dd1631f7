import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

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
    upper: kinds,
    learners: v.string(),
    measured: v.strictObject({
      sleeps: v.string(),
      length: v.string(),
      weight: v.record(v.string(), v.string()),
      towing: v.record(v.string(), v.string()),
    }),
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

/** Colours, features and sentences the demo cars are described with. */
export type Words = v.InferOutput<typeof words>

/** Reads scripts/demo/words.yaml. @throws when it is not as it should be. */
export function readWords(root: string): Words {
  return v.parse(words, parse(readFileSync(join(root, 'scripts/demo/words.yaml'), 'utf8')))
}

/** A text in the words of its market. */
export function inMarket(text: string, market: string, { american }: Words): string {
  if (market !== 'america') return text
  return Object.entries(american).reduce((said, [word, own]) => said.replaceAll(word, own), text)
}
