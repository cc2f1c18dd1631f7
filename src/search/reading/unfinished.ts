import { fold } from '#domain/text/fold.ts'
import * as english from './english.ts'

const limits = [
  ...[english.upTo, english.orLess, english.from, english.orMore, english.around, english.between],
  ...[english.afterYear, english.untilYear, english.beforeYear, english.orNewer, english.orOlder],
].flatMap((words) => [...words])

/** Maximum words of a limit: "no more than". */
const mostWords = 3

const begins = (typed: string) => typed.length > 1 && limits.some((limit) => limit.startsWith(typed) && limit !== typed)

/**
 * Words at the end of a query that may become a limit when completed: "und" of "suv und", "less" and "t" of "less t".
 */
export function unfinishedWords(query: string): readonly string[] {
  const last = /\s$/.test(query) ? [] : query.trim().split(/\s+/).slice(-mostWords)
  const from = last.findIndex((_, at) => begins(fold(last.slice(at).join(''))))
  return from < 0 ? [] : last.slice(from)
}
