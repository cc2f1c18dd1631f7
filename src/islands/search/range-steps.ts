import type { RangeAttribute } from '#search/facets.ts'

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, at) => from + at * by)
}

const weeks = [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750]

const months = [100, 200, 300, 400, 500, 600, 700, 800, 1000, 1250, 1500, 2000, 3000]

const roads = [1000, 5000, 10_000, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000]

/** The bounds to choose from: round numbers around the cars' values, and those already picked. */
export function rangeSteps(
  attribute: Exclude<RangeAttribute, 'price'>,
  bounds: { readonly min: number; readonly max: number } | undefined,
  picked: readonly (number | null)[],
): readonly number[] {
  const { min, max } = bounds ?? { min: 0, max: 0 }
  const fixed = { km: roads, weekly_price: weeks, monthly_price: months, year: null }[attribute]
  const round = fixed ?? steps(Math.max(min, max - 40), max, 1)
  const inside = round.filter((step, at) => step >= min && (round[at - 1] ?? 0) < max)
  const all = [...new Set([...inside, ...picked.filter((bound) => bound !== null)])].sort((a, b) => a - b)
  return attribute === 'year' ? all.reverse() : all
}
