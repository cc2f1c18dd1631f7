import * as v from 'valibot'
import { readBuildOutput } from '../lib/build-output.ts'
import { OperatorError } from '../lib/operator-error.ts'

const dealer = v.object({
  slug: v.string(),
  outcome: v.string(),
  problems: v.array(v.string()),
  accepted: v.array(v.string()),
  warnings: v.array(v.string()),
  withheld: v.array(v.object({ id: v.nullable(v.string()), name: v.nullable(v.string()), fault: v.string() })),
  took: v.optional(v.record(v.string(), v.number()), {}),
})

const shape = v.object({ dealers: v.array(dealer), error: v.optional(v.string()) })

/** One dealer's row in the output of `npm run build -- --json`. */
export type BuiltDealer = Readonly<v.InferOutput<typeof dealer>>

/** Parses a build's JSON. Map: slug -> row. @throws when it is no such report, or its build ended early */
export function readNight(file: string): ReadonlyMap<string, BuiltDealer> {
  const { dealers, error } = readBuildOutput(file, shape)
  if (error !== undefined) throw new OperatorError(`${file} has no report, as its build ended early: ${error}`)
  return new Map(dealers.map((each) => [each.slug, each]))
}
