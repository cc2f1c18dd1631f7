import * as v from 'valibot'
import { isRecord } from '#domain/data/record.ts'
import { type DealerFile, dealerFile } from '../dealer-file/dealer-file.ts'
import { pathOf } from '../explain/explain.ts'
import type { Finding } from '../explain/finding.ts'
import type { Path } from '../yaml/tree.ts'

/** Settings that much else depends on: with one of them removed, further findings would not hold for this dealer. */
const founding = new Set(['template', 'group', 'vehicle_types', 'locale'])

type Issues = readonly v.BaseIssue<unknown>[]

/** The path to remove for a faulty path: the setting itself, or the whole list when the path leads into one. */
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

/** A dealer file without its faulty settings, and the removed paths (`cuts`). */
interface Rest {
  readonly file: DealerFile
  readonly cuts: readonly Path[]
}

/**
 * Reads the settings without the faulty ones. Null when a founding setting is faulty or the rest is no valid dealer
 * file.
 */
export function readWithoutFaults(plain: unknown, issues: Issues): Rest | null {
  const cuts = issues.map(pathOf).map(cutOf)
  if (cuts.some(([first]) => first === undefined || founding.has(String(first)))) return null
  const read = v.safeParse(dealerFile, cuts.reduce(without, plain))
  return read.success ? { file: read.output, cuts } : null
}

/**
 * Findings unrelated to the removed settings: in another top-level setting, with no name of a removed path in the
 * message.
 */
export function unrelatedFindings(cuts: readonly Path[], findings: readonly Finding[]): readonly Finding[] {
  const parts = new Set(cuts.map(([first]) => String(first)))
  const names = cuts.flatMap((path) => path.map(String))
  return findings.filter(
    ({ path, message }) => !parts.has(/^\w*/.exec(path)?.[0] ?? '') && !names.some((name) => message.includes(name)),
  )
}
