import type { StockChanges } from './stock-changes.ts'

/** A yard of fewer cars may be another the next day. */
const fewestCars = 20

/** More of the stock came in one night than trade brings. */
const unusual = 0.45

/**
 * Why somebody should look at a night in which about half of the stock is new: a source that numbers its cars anew, lists them
 * twice, or is another dealer's. What a build refuses of this it refuses by the cars that left; so many new ones it lets pass.
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
