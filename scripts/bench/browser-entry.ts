import type { SearchState } from '#search/state.ts'
import { type Speed, timeSession } from './candidate.ts'
import { forecourt } from './forecourt.ts'
import { itemsJs, miniSearch } from './libraries.ts'
import { measureMainThreadBlock } from './main-thread-block.ts'
import { textAt } from './text-at.ts'

const candidates = { forecourt, itemsJs, miniSearch } as const

export type CandidateName = keyof typeof candidates

/** A benchmark run in the page. It fetches the files, so that their bytes do not pass through the debugger protocol. */
export interface BrowserRun {
  readonly name: CandidateName
  readonly files: readonly string[]
  readonly session: readonly SearchState[]
  readonly rounds: number
}

async function run({ name, files, session, rounds }: BrowserRun): Promise<Speed> {
  const texts = await Promise.all(files.map(textAt))
  return timeSession(candidates[name], texts, session, rounds)
}

declare global {
  interface Window {
    runSearchBench: typeof run
    measureStandstill: typeof measureMainThreadBlock
  }
}

window.runSearchBench = run
window.measureStandstill = measureMainThreadBlock
