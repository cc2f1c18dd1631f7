import { Listr } from 'listr2'
import { safeText } from '../lib/safe-text.ts'
import type { BuildResult, Progress } from './build-job.ts'
import { headline, isBad } from './report.ts'
import { throttleMessages } from './throttle-messages.ts'

export type BuildOne = (slug: string, tell: Progress) => Promise<BuildResult>

/** Minimum interval between log lines of one dealer, in ms. */
const logPaceMs = 10_000

/** Why a dealer was not built, in one line; the report has every problem. */
const reasonOf = (result: BuildResult): string =>
  safeText(result.problems[0] ?? headline(result)).split('\n', 1)[0] ?? ''

/**
 * Builds all dealers and shows each as a line: live in a terminal, plain in a log, silent for machines. Never rejects:
 * a failed dealer is among the results, which are in order of completion.
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
      const sayAt = throttleMessages(logPaceMs, (words) => console.log(`${slug}  ${words}`))
      const result = await buildOne(slug, (what, kind) => {
        if (isLive) task.output = what
        else if (kind === 'notice') console.error(`${slug}  ${what}`)
        else if (!silent) sayAt(what)
      })
      results.push(result)
      const line = `${slug}  ${headline(result)}`
      // The simple renderer prints the title (the slug) and the error; the live one prints the error only.
      if (isBad(result)) throw new Error(isLive ? line : reasonOf(result))
      task.title = line
    },
  }))
  const renderer = silent ? 'silent' : isLive ? 'default' : 'simple'
  // The caller handles signals and stops the build cleanly.
  await new Listr(tasks, { concurrent: true, exitOnError: false, renderer, registerSignalListeners: false }).run()
  return results
}

/** Steps shorter than this (ms) are only reported when done. */
const soonMs = 2000

/** The names of a step while running and when done. */
export interface StepNames {
  readonly during: string
  readonly done: string
}

/** Runs a step and prints its duration; a long one is announced while it runs. */
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
