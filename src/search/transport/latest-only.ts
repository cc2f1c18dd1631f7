import type { Asking } from './transport.ts'

/**
 * Only the newest question gets an answer: an older one still on its way is given up, and its promise never settles, so
 * that nobody takes an outdated answer, or an aborted call, for news.
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
