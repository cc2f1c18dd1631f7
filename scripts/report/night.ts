import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
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

/** Parses a build's JSON. Map: slug -> row. @throws when it is no such report */
export function readNight(file: string): ReadonlyMap<string, BuiltDealer> {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}; make it: npm run build -- --json > ${file}`)
  const { dealers, error } = parsed(file)
  if (error !== undefined) throw new OperatorError(`${file} has no report, as its build ended early: ${error}`)
  return new Map(dealers.map((each) => [each.slug, each]))
}

function parsed(file: string): v.InferOutput<typeof shape> {
  const text = readFileSync(file, 'utf8')
  // A build prints its JSON at the end.
  if (text === '')
    throw new OperatorError(
      `${file} is empty: the build that writes it was ended before it could report. What it published is live.`,
    )
  try {
    // npm prints the command first.
    return v.parse(shape, JSON.parse(text.slice(text.indexOf('{'))))
  } catch {
    throw new OperatorError(`${file} is no report of a build; make it: npm run build -- --json > ${file}`)
  }
}
