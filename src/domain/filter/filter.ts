import { isRecord } from '../data/record.ts'

export const comparisons = ['>', '>=', '<', '<='] as const

export type Comparison = (typeof comparisons)[number]

/** A condition on one attribute: equal to one of the values, compared with a number, or present. */
export type Condition =
  | { readonly kind: 'in'; readonly attribute: string; readonly values: readonly string[] }
  | { readonly kind: 'compare'; readonly attribute: string; readonly operator: Comparison; readonly value: string }
  | { readonly kind: 'stated'; readonly attribute: string }

/** A filter over cars. An `and` of nothing matches every car, an `or` of nothing none. */
export type Filter =
  | Condition
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'and'; readonly of: readonly Filter[] }
  | { readonly kind: 'or'; readonly of: readonly Filter[] }

/** Maximum nesting, which protects the call stack from untrusted filters. */
const deepest = 20

const isText = (value: unknown): value is string => typeof value === 'string'

function isCondition(value: Readonly<Record<string, unknown>>): boolean {
  const { kind, attribute, operator, value: given, values } = value
  if (!isText(attribute)) return false
  if (kind === 'compare') return isText(given) && comparisons.some((each) => each === operator)
  return kind === 'in' ? Array.isArray(values) && values.every(isText) : kind === 'stated'
}

/** Whether untrusted data is a valid filter. */
export function isFilter(value: unknown, depth = 0): value is Filter {
  if (!isRecord(value) || depth > deepest) return false
  const { kind, of } = value
  if (kind === 'not') return isFilter(of, depth + 1)
  if (kind === 'and' || kind === 'or') return Array.isArray(of) && of.every((part) => isFilter(part, depth + 1))
  return isCondition(value)
}
