import type { Asking } from './transport.ts'

/**
 * Only the newest call settles: an older one in flight is aborted, and its promise never settles, so callers never
 * receive an outdated result or an abort error.
 */
export function latestOnly<Question, Answer>(
  ask: (question: Question, asking: Asking) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let current: AbortController | null = null
  return (question) => {
    current?.abort()
    const mine = new AbortController()
    current = mine
    return new Promise((resolve, reject) => {
      ask(question, { signal: mine.signal }).then(
        (answer) => mine.signal.aborted || resolve(answer),
        (problem: unknown) => mine.signal.aborted || reject(problem),
      )
    })
  }
}
