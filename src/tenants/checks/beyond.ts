import * as v from 'valibot'
import { isRecord } from '#domain/data/record.ts'
import { type DealerFile, dealerFile } from '../dealer-file/dealer-file.ts'
import { pathOf } from '../explain/explain.ts'
import type { Finding } from '../explain/finding.ts'
import type { Path } from '../yaml/tree.ts'

/** Without these a dealer is another one, and what is said of that one helps nobody. */
const founding = new Set(['template', 'group', 'vehicle_types', 'locale'])

type Issues = readonly v.BaseIssue<unknown>[]

/** What can be taken out for a path: a setting; of a list, which counts its entries, all of it. */
function cutOf(path: Path): Path {
  const at = path.findIndex((step) => typeof step === 'number')
  return at < 0 ? path : path.slice(0, at)
}

/** A copy without the setting at a path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || !isRecord(value)) return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}

/** A dealer's file as if what is wrong had not been written, and what that was. */
interface Rest {
  readonly file: DealerFile
  readonly cuts: readonly Path[]
}

/** What is left of settings; null where they are none of a dealer without those that are wrong. */
export function restOf(plain: unknown, issues: Issues): Rest | null {
  const cuts = issues.map(pathOf).map(cutOf)
  if (cuts.some(([first]) => first === undefined || founding.has(String(first)))) return null
  const read = v.safeParse(dealerFile, cuts.reduce(without, plain))
  return read.success ? { file: read.output, cuts } : null
}

/** Mistakes that have nothing to do with what was taken out: neither in the same part of the files, nor by name. */
export function apartFrom(cuts: readonly Path[], findings: readonly Finding[]): readonly Finding[] {
  const parts = new Set(cuts.map(([first]) => String(first)))
  const names = cuts.flatMap((path) => path.map(String))
  return findings.filter(
    ({ path, message }) => !parts.has(/^\w*/.exec(path)?.[0] ?? '') && !names.some((name) => message.includes(name)),
  )
}
