import type { StockChanges } from './stock-changes.ts'

/** Below this number of cars, a complete turnover is ordinary. */
const fewestCars = 20

/** A larger share of new cars in one night is unusual. */
const unusual = 0.45

/**
 * Warning when about half of the stock is new: the source may have renumbered its cars, list them twice, or be another
 * dealer's. The build stops only for cars that left, not for many new ones.
 */
export function turnoverWarnings({ added, left }: StockChanges, before: number): readonly string[] {
  const came = added.filter(({ what }) => what === 'new').length
  const after = before + added.length - left.length
  if (before < fewestCars || came < after * unusual) return []
  const others = `${came} of ${after} cars are new, and ${left.length} of the ${before} before are gone`
  const grown = `The stock grew from ${before} cars to ${after} in one night`
  const ask = 'see whether its source lists cars twice, numbers them anew, or is another dealer’s'
  return [`${left.length * 2 < came ? grown : others}: ${ask}.`]
}
