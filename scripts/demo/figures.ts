import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const span = v.tuple([v.number(), v.number(), v.number()])
const spans = v.record(v.string(), span)
const each = v.record(v.string(), v.number())

const figures = v.strictObject({
  outputs: v.record(v.string(), v.tuple([v.number(), v.number()])),
  boots: v.record(v.string(), spans),
  payloads: v.record(v.string(), spans),
  loads: spans,
  rated: v.array(v.string()),
  sizes: v.record(v.string(), v.record(v.string(), v.tuple([v.number(), v.number()]))),
  clearances: spans,
  wheels: v.record(v.string(), v.tuple([v.number(), v.number()])),
  warranties: v.record(v.string(), each),
  ball: v.number(),
  motorcycles: v.record(v.string(), v.pipe(v.array(v.number()), v.length(6))),
  rvs: v.record(v.string(), v.strictObject({ wide: span, high: span })),
  tare: v.number(),
  water: v.record(v.string(), each),
})

/** Figures that shoppers compare of the demo vehicles. */
export type Figures = v.InferOutput<typeof figures>

/** Minimum, maximum and step. */
export type Span = v.InferOutput<typeof span>

/** Reads scripts/demo/figures.yaml. @throws when it is invalid */
export function readFigures(root: string): Figures {
  return v.parse(figures, parse(readFileSync(join(root, 'scripts/demo/figures.yaml'), 'utf8')))
}
