import type { Progress } from './build-job.ts'

/** Names of build steps, by the start of the progress message that begins them. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/^page \d/, 'pages'],
  [/^verifying/, 'verification'],
  [/^publishing/, 'publication'],
]

/** Wraps a build's progress; `took` returns the duration of each step in ms. */
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
