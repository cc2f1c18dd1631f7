import { writtenSecretIn } from '#domain/secret/secrets-in.ts'
import { secretMessage } from '../checks/secrets.ts'
import type { Diagnosis } from '../yaml/diagnosis.ts'
import { findEncodingFault } from '../yaml/encoding-faults.ts'
import { tooLarge } from '../yaml/largest-file.ts'
import { mergeMark } from '../yaml/syntax.ts'

/** A line nested in a hundred quotes or lists: parsing it runs out of memory. */
const isDeep = /^(?: {0,3}>| {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]){100}.*[^\s>*+-]/

/**
 * Faults of a Markdown text, each with its line: unreadable letters, Git's conflict marks, secrets, excessive size or
 * nesting.
 */
export function markdownFaults(text: string): readonly Diagnosis[] {
  const large = tooLarge(text)
  if (large !== null) return [{ line: 1, column: 1, message: large }]
  const lines = text.split('\n')
  const at = (isFault: (line: string) => boolean, message: string): readonly Diagnosis[] => {
    const line = lines.findIndex(isFault)
    return line < 0 ? [] : [{ line: line + 1, column: 1, message }]
  }
  return [
    ...[findEncodingFault(lines), mergeMark(lines)].filter((fault) => fault !== null),
    ...at((line) => writtenSecretIn(line) !== null, secretMessage),
    ...at((line) => isDeep.test(line), 'this line is nested too deeply'),
  ]
}
