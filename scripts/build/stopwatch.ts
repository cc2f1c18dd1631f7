import type { Progress } from './build-job.ts'

/** A build's steps as people know them, by the first words of what its progress says. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/^page \d/, 'pages'],
  [/^verifying/, 'verification'],
  [/^publishing/, 'publication'],
]

/** Listens to the progress of a build and answers, when asked, how long each step took, in milliseconds. */
export function stopwatch(progress: Progress): {
  readonly tell: Progress
  readonly took: () => Record<string, number>
} {
  const took: Record<string, number> = {}
  let step = 'opening'
  let since = performance.now()
  const stop = () => {
    const now = performance.now()
    took[step] = Math.round((took[step] ?? 0) + now - since)
    since = now
  }
  return {
    tell: (what, kind) => {
      const next = steps.find(([words]) => words.test(what))?.[1]
      if (next !== undefined && next !== step) {
        stop()
        step = next
      }
      progress(what, kind)
    },
    took: () => {
      stop()
      return took
    },
  }
}
