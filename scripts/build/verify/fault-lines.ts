import { type Fault, kindOf } from './fault.ts'

const linesShown = 30

/** One line per kind of fault, with its first page and the number of other pages. */
export function faultLines(faults: readonly Fault[]): string[] {
  const kinds = Map.groupBy(faults, kindOf)
  const lines = [...kinds.values()].map(([first, ...others]) => {
    const more = new Set(others.map(({ page }) => page)).size
    return `${first?.page}  ${first?.fault}${more > 0 ? `  (and on ${more} more pages)` : ''}`
  })
  return lines.length > linesShown
    ? [...lines.slice(0, linesShown), `... and ${lines.length - linesShown} more kinds of fault`]
    : lines
}
