import { differOnlyInNumbers, isCount } from './figures.ts'
import type { SharedChange } from './page-changes.ts'

/**
 * Kinds of text changes, most relevant first: single pages that the dealer writes; changes throughout the site, such as a
 * phone number or hours; pages made from the stock; counts of cars, which change every day and everywhere; texts of cars,
 * which the car rows report.
 */
const kinds = ['page', 'throughout', 'stock', 'count', 'car'] as const

export interface TextChange extends Omit<SharedChange, 'isOfCar'> {
  readonly kind: (typeof kinds)[number]
}

/** What determines a change's kind. */
export interface ReadPages {
  /** Number of pages a change may affect. */
  readonly count: number
  /** Whether a page is made from the stock. */
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
 * Throughout a site, phone numbers, hours and prices come before other words. On pages made from the stock, facts of a car
 * come before texts of lists, and figures last.
 */
function weight({ kind, before, after, pages }: TextChange): number {
  if (kind === 'throughout') return differOnlyInNumbers(before, after) ? 0 : 1
  if (kind !== 'stock') return 0
  return differOnlyInNumbers(before, after) ? 2 : pages.some((path) => path.startsWith('/cars/')) ? 0 : 1
}

/** Changes of single pages first, longer texts before shorter ones. */
function order(a: TextChange, b: TextChange): number {
  const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
  const length = ({ before, after }: TextChange) => Math.max(before.length, after.length)
  return byKind || weight(a) - weight(b) || a.pages.length - b.pages.length || length(b) - length(a)
}

/** Adds the kind to each text change, and sorts them, most relevant first. */
export function rankTexts(changes: readonly SharedChange[], read: ReadPages): readonly TextChange[] {
  return changes
    .map(({ isOfCar, ...change }) => ({ ...change, kind: kindOf({ ...change, isOfCar }, read) }))
    .sort(order)
}
