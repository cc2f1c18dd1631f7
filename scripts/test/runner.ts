import { existsSync, readFileSync } from 'node:fs'
import pc from 'picocolors'
import { runInGroup } from './own-group.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A check: `node` with these arguments. */
export interface Runner {
  readonly name: string
  readonly args: readonly string[]
  /** Its report file, with functions that count and name the tests in it; without a report it counts as one test. */
  readonly report?: {
    readonly file: string
    readonly count: (text: string) => Counts
    readonly failed: (text: string) => readonly string[]
  }
}

/** Result of a run; `failures` has the name and first lines of the message of each. */
export interface Outcome extends Counts {
  readonly failures: readonly string[]
}

const asOne = (isGood: boolean): Counts => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

/** Result of a run. A runner that fails without a failed test (a crash, a broken file) counts as a failure. */
export function outcomeOf({ name, report }: Runner, status: number | null): Outcome {
  const text = report && existsSync(report.file) ? readFileSync(report.file, 'utf8') : null
  const counts = report && text !== null ? report.count(text) : asOne(status === 0)
  const failed = report && text !== null ? report.failed(text).map((failure) => `${name}: ${failure}`) : []
  if (status === 0) return { ...counts, failures: failed }
  return { ...counts, failed: Math.max(counts.failed, 1), failures: failed.length > 0 ? failed : [name] }
}

/** Default time limit in ms: several times the duration of any runner. */
const longestMs = 40 * 60_000

/** Message for a runner ended at its limit; the processes running then show where it hung. */
const lateText = (name: string, limitMs: number, stillRan: string): string =>
  pc.red(`${name}: ended, as it was not done after ${limitMs / 1000} s. There still ran:\n${stillRan}`)

/** Runs a runner and prints its duration. If `isHeldBack`, its output is printed at its end, in one piece. */
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

/** Runs lanes in parallel, the runners of each in sequence; only the last lane's output is printed as it comes. */
export async function runLanes(lanes: readonly (readonly Runner[])[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const all = lanes.map(async (lane, index) => {
    const outcomes: Outcome[] = []
    for (const runner of lane) outcomes.push(await run(runner, env, index < lanes.length - 1))
    return outcomes
  })
  return (await Promise.all(all)).flat()
}
