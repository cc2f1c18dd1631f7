import { mkdirSync, rmSync } from 'node:fs'
import pc from 'picocolors'
import { findBrowser } from '../lib/browser.ts'
import { interrupts } from '../lib/interrupts.ts'
import { type Counts, type Outcome, type Runner, runLanes } from './runner.ts'
import { browser, reports, type Stages } from './runners.ts'

/** Stages reduced to runners whose name contains one of the words; all stages without words. */
export function pick(stages: Stages, words: readonly string[]): Stages {
  const isWanted = ({ name }: Runner) => words.length === 0 || words.some((word) => name.includes(word))
  return stages
    .map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0)
}

function sumUp(all: readonly Counts[]): string {
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Summary with all failures repeated, as a log may keep only its end. */
export function endText(all: readonly Outcome[]): string {
  const failures = all.flatMap((outcome) => outcome.failures).map((failure) => `${pc.red('✗')} ${failure}`)
  return ['', ...failures, sumUp(all)].join('\n')
}

/** Exits on interruption: runners in their own process groups get no Ctrl-C and are killed when this process exits. */
function endWhenInterrupted(): void {
  const interrupted = interrupts()
  interrupted.addEventListener('abort', () => process.exit(interrupted.reason.exitCode))
}

/** Runs all stages and prints a summary; the exit code is 1 when anything failed. */
export async function runStages(stages: Stages): Promise<void> {
  endWhenInterrupted()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const needsBrowser = stages.flat(2).includes(browser)
  const env = needsBrowser ? { ...process.env, CHROME_PATH: await findBrowser(process.cwd()) } : process.env
  const all: Outcome[] = []
  for (const lanes of stages) all.push(...(await runLanes(lanes, env)))
  console.log(endText(all))
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0
}
