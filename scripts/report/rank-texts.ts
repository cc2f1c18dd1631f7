import { differOnlyInNumbers, isCount } from './figures.ts'
import type { SharedChange } from './page-changes.ts'

/**
 * What a change of words is, those first that somebody wants to read: words of single pages that the dealer writes; what
 * changed throughout the site, such as a number to call or hours; pages that the stock writes; counts of cars, which change every
 * day and everywhere; words of cars, which the rows of cars tell.
 */
const kinds = ['page', 'throughout', 'stock', 'count', 'car'] as const

export interface TextChange extends Omit<SharedChange, 'isOfCar'> {
  readonly kind: (typeof kinds)[number]
}

/** What kinds are told by. */
export interface ReadPages {
  /** How many pages a change may be on. */
  readonly count: number
  /** Whether the stock writes a page. */
  readonly isOfStock: (path: string) => boolean
}

function kindOf({ before, after, pages, isOfCar }: SharedChange, { count, isOfStock }: ReadPages): TextChange['kind'] {
  if (isOfCar) return 'car'
  const isThroughout = pages.length * 10 > count
  if (!isThroughout && pages.every(isOfStock)) return 'stock'
  if (isCount(before, after)) return 'count'
  return isThroughout ? 'throughout' : 'page'
}

/**
 * Numbers to call, hours and prices throughout a site come before its words. Of what the stock writes, facts of a car come before
 * what lists say of their cars, and figures last.
 */
function weight({ kind, before, after, pages }: TextChange): number {
  if (kind === 'throughout') return differOnlyInNumbers(before, after) ? 0 : 1
  if (kind !== 'stock') return 0
  return differOnlyInNumbers(before, after) ? 2 : pages.some((path) => path.startsWith('/cars/')) ? 0 : 1
}

/** Single changes first, and of those the long ones: a sentence says more than a label. */
function order(a: TextChange, b: TextChange): number {
  const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
  const length = ({ before, after }: TextChange) => Math.max(before.length, after.length)
  return byKind || weight(a) - weight(b) || a.pages.length - b.pages.length || length(b) - length(a)
}

/** Changes of words by what they are, those first that somebody wants to read. */
export function rankTexts(changes: readonly SharedChange[], read: ReadPages): readonly TextChange[] {
  return changes
    .map(({ isOfCar, ...change }) => ({ ...change, kind: kindOf({ ...change, isOfCar }, read) }))
    .sort(order)
}
