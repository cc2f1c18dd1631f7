import { existsSync, readFileSync } from 'node:fs'
import pc from 'picocolors'
import { runInGroup } from './own-group.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** One program that checks something: `node` with these arguments. */
export interface Runner {
  readonly name: string
  readonly args: readonly string[]
  /** Where it leaves a report, and what counts and names the tests in its text; a runner without one is one test. */
  readonly report?: {
    readonly file: string
    readonly count: (text: string) => Counts
    readonly failed: (text: string) => readonly string[]
  }
}

/** What a run came to; `failures` names what failed, each with the head of what it said. */
export interface Outcome extends Counts {
  readonly failures: readonly string[]
}

const asOne = (isGood: boolean): Counts => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

/** What a run came to. A runner that failed without a failed test (a crash, a broken file) is a failure all the same. */
export function outcomeOf({ name, report }: Runner, status: number | null): Outcome {
  const text = report && existsSync(report.file) ? readFileSync(report.file, 'utf8') : null
  const counts = report && text !== null ? report.count(text) : asOne(status === 0)
  const failed = report && text !== null ? report.failed(text).map((failure) => `${name}: ${failure}`) : []
  if (status === 0) return { ...counts, failures: failed }
  return { ...counts, failed: Math.max(counts.failed, 1), failures: failed.length > 0 ? failed : [name] }
}

/** Several times what any of them takes: what is not done by then never will be. */
const longestMs = 40 * 60_000

/** What is said of one that was ended at its limit: without a word of its own, only what ran then tells where it hung. */
const lateText = (name: string, limitMs: number, stillRan: string): string =>
  pc.red(`${name}: ended, as it was not done after ${limitMs / 1000} s. There still ran:\n${stillRan}`)

/** Runs one and says how long it took; held back, its words come in one piece at its end, for another's come meanwhile. */
export async function run(
  runner: Runner,
  env: NodeJS.ProcessEnv,
  isHeldBack = false,
  limitMs = longestMs,
): Promise<Outcome> {
  const held: string[] = []
  const title = pc.bold(`\n${runner.name}`)
  if (!isHeldBack) console.log(title)
  const started = performance.now()
  const hear = isHeldBack ? (text: string) => held.push(text) : undefined
  const { status, stillRan } = await runInGroup(runner.args, { env, limitMs, hear })
  const late = stillRan === null ? '' : lateText(runner.name, limitMs, stillRan)
  const time = pc.dim(`${runner.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const said = isHeldBack ? [title, held.join('').trim()] : []
  console.log([...said, late, time].filter(Boolean).join('\n'))
  return outcomeOf(runner, status)
}

/** Runs lanes side by side, the runners of each one after the other; only the last lane speaks while it runs. */
export async function runLanes(lanes: readonly (readonly Runner[])[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const all = lanes.map(async (lane, index) => {
    const outcomes: Outcome[] = []
    for (const runner of lane) outcomes.push(await run(runner, env, index < lanes.length - 1))
    return outcomes
  })
  return (await Promise.all(all)).flat()
}
