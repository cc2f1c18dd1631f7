/** Median and 99th percentile of durations, in ms. */
export interface Timing {
  readonly p50: number
  readonly p99: number
}

/** The percentile by the nearest-rank method; 0 without values. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

export function timingOf(values: readonly number[]): Timing {
  return { p50: percentile(values, 50), p99: percentile(values, 99) }
}
