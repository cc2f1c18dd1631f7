/** What a piece of work took. */
export interface Cost {
  readonly wallMs: number
  /** Of all its processes, user and system. */
  readonly cpuMs: number
  /** Of the process that took most, at its most, in MB. */
  readonly peakMb: number
}

/** Work done one piece after the other. */
export function sumOf(costs: readonly Cost[]): Cost {
  const total = (of: keyof Cost) => costs.reduce((sum, cost) => sum + cost[of], 0)
  return { wallMs: total('wallMs'), cpuMs: total('cpuMs'), peakMb: Math.max(0, ...costs.map(({ peakMb }) => peakMb)) }
}

/** What `all` pieces would cost of which `some` cost so much; memory is that of one piece, however many there are. */
export function scaled({ wallMs, cpuMs, peakMb }: Cost, some: number, all: number): Cost {
  return { wallMs: (wallMs * all) / some, cpuMs: (cpuMs * all) / some, peakMb }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[at], sorted[at]] : [sorted[at - 1], sorted[at]]
  return (low + high) / 2
}

/** The cost in the middle of several rounds, each of its figures for itself. */
export function middleOf(costs: readonly Cost[]): Cost {
  const of = (figure: keyof Cost) => middle(costs.map((cost) => cost[figure]))
  return { wallMs: of('wallMs'), cpuMs: of('cpuMs'), peakMb: of('peakMb') }
}

/** How often one goes into the other, or which share of it: by the clock, and by the processor. */
export interface Ratio {
  readonly wall: number
  readonly cpu: number
}

export function ratioOf(cost: Cost, to: Cost): Ratio {
  return { wall: cost.wallMs / to.wallMs, cpu: cost.cpuMs / to.cpuMs }
}
