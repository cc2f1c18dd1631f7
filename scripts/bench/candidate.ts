import type { SearchState } from '#search/state.ts'
import { type Timing, timingOf } from './timing.ts'

/** A search opened on its files: what a shopper's page holds. */
export interface Opened {
  /** Answers a state with hits, totals and counts. Gives the number of hits. */
  readonly answer: (state: SearchState) => number | Promise<number>
  /** Ids of the first cars for some words, best first. */
  readonly find: (query: string, most: number) => readonly string[] | Promise<readonly string[]>
}

/** A way to search a stock, from the files a page would fetch. Runs in Node and in a browser. */
export interface Candidate {
  readonly name: string
  readonly open: (files: readonly string[]) => Opened
}

/** How quickly a candidate works. Milliseconds. */
export interface Speed {
  readonly open: number
  /** Opening, and the first search with words. */
  readonly openAndFirst: number
  readonly session: Timing
  /** How many searches were run. */
  readonly length: number
}

/**
 * Runs the whole session `rounds` times, each on a freshly opened search. Everything counts with its quickest time: what
 * other programs of the machine took away is no part of it.
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
