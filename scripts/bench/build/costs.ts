/** Cost of a piece of work. */
export interface Cost {
  readonly wallMs: number
  /** CPU time of all its processes, user and system. */
  readonly cpuMs: number
  /** Peak memory of its largest process, in MB. */
  readonly peakMb: number
}

/** Total cost of sequential work; memory is the maximum. */
export function sumOf(costs: readonly Cost[]): Cost {
  const total = (of: keyof Cost) => costs.reduce((sum, cost) => sum + cost[of], 0)
  return { wallMs: total('wallMs'), cpuMs: total('cpuMs'), peakMb: Math.max(0, ...costs.map(({ peakMb }) => peakMb)) }
}

/** Extrapolates the cost of `some` pieces to `all`; memory stays that of one piece. */
export function scaled({ wallMs, cpuMs, peakMb }: Cost, some: number, all: number): Cost {
  return { wallMs: (wallMs * all) / some, cpuMs: (cpuMs * all) / some, peakMb }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[at], sorted[at]] : [sorted[at - 1], sorted[at]]
  return (low + high) / 2
}

/** The median of each figure over several rounds. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (figure: keyof Cost) => middle(costs.map((cost) => cost[figure]))
  return { wallMs: of('wallMs'), cpuMs: of('cpuMs'), peakMb: of('peakMb') }
}

/** Ratio of two costs, by wall time and by CPU time. */
export interface Ratio {
  readonly wall: number
  readonly cpu: number
}

export function ratioOf(cost: Cost, to: Cost): Ratio {
  return { wall: cost.wallMs / to.wallMs, cpu: cost.cpuMs / to.cpuMs }
}
