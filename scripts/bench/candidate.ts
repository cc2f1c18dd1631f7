import type { SearchState } from '#search/state.ts'
import { type Timing, timingOf } from './timing.ts'

/** A search opened from its files, as in a shopper's page. */
export interface Opened {
  /** Computes hits, totals and facet counts of a state; returns the number of hits. */
  readonly answer: (state: SearchState) => number | Promise<number>
  /** Ids of the first cars for a text query, best first. */
  readonly find: (query: string, most: number) => readonly string[] | Promise<readonly string[]>
}

/** A way to search a stock, from the files a page would fetch. Runs in Node and in a browser. */
export interface Candidate {
  readonly name: string
  readonly open: (files: readonly string[]) => Opened
}

/** Speed of a candidate, in ms. */
export interface Speed {
  readonly open: number
  /** Opening, plus the first search with a text query. */
  readonly openAndFirst: number
  readonly session: Timing
  /** Number of searches in the session. */
  readonly length: number
}

/**
 * Runs the whole session `rounds` times, each on a freshly opened search. Each figure is the minimum over the rounds,
 * to exclude the load of other programs.
 */
export async function timeSession(
  { open }: Candidate,
  files: readonly string[],
  session: readonly SearchState[],
  rounds: number,
): Promise<Speed> {
  const opens: number[] = []
  const firsts: number[] = []
  const times = session.map((): number[] => [])
  const worded = session.find(({ query }) => query !== '') ?? session[0]
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const opened = open(files)
    opens.push(performance.now() - started)
    if (worded) await opened.answer(worded)
    firsts.push(performance.now() - started)
    for (const [at, state] of session.entries()) {
      const asked = performance.now()
      await opened.answer(state)
      times[at]?.push(performance.now() - asked)
    }
  }
  return {
    open: Math.min(...opens),
    openAndFirst: Math.min(...firsts),
    session: timingOf(times.map((list) => Math.min(...list))),
    length: session.length,
  }
}
