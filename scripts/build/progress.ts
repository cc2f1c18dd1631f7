import { Listr } from 'listr2'
import { safeText } from '../lib/safe-text.ts'
import type { BuildResult, Progress } from './build-job.ts'
import { paced } from './paced.ts'
import { headline, isBad } from './report.ts'

export type BuildOne = (slug: string, tell: Progress) => Promise<BuildResult>

/** Somebody who follows a log hears of every dealer that takes long. */
const logPaceMs = 10_000

/** Why a dealer was not built, on one line: all of it is told once the build is over. */
const reasonOf = (result: BuildResult): string =>
  safeText(result.problems[0] ?? headline(result)).split('\n', 1)[0] ?? ''

/**
 * Builds all dealers and shows each as a line: live in a terminal, plain in a log, silent for machines.
 * Never rejects; a dealer that failed shows as failed and is in the results, which come as they ended.
 */
export async function buildWithProgress(
  slugs: readonly string[],
  buildOne: BuildOne,
  silent: boolean,
): Promise<BuildResult[]> {
  const results: BuildResult[] = []
  const isLive = process.stdout.isTTY && !silent
  const tasks = slugs.map((slug) => ({
    title: slug,
    task: async (_context: object, task: { title: string; output: string }) => {
      const sayAt = paced(logPaceMs, (words) => console.log(`${slug}  ${words}`))
      const result = await buildOne(slug, (what, kind) => {
        if (isLive) task.output = what
        else if (kind === 'notice') console.error(`${slug}  ${what}`)
        else if (!silent) sayAt(what)
      })
      results.push(result)
      const line = `${slug}  ${headline(result)}`
      // A log prints the title, which is the slug, and that it failed, and then the error; a terminal the error alone.
      if (isBad(result)) throw new Error(isLive ? line : reasonOf(result))
      task.title = line
    },
  }))
  const renderer = silent ? 'silent' : isLive ? 'default' : 'simple'
  // Whoever called hears signals, and ends the build in order.
  await new Listr(tasks, { concurrent: true, exitOnError: false, renderer, registerSignalListeners: false }).run()
  return results
}

/** What takes less need not be told before it is done. */
const soonMs = 2000

/** What a step is called while it goes on, and once it is done. */
export interface StepNames {
  readonly during: string
  readonly done: string
}

/** A step that everybody waits for, with its time; one that takes long is told of before. */
export async function step<T>({ during, done }: StepNames, silent: boolean, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const telling = setTimeout(() => silent || console.log(during), soonMs)
  try {
    const result = await work()
    if (!silent) console.log(`${done}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return result
  } finally {
    clearTimeout(telling)
  }
}
