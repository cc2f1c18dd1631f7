import { type Diagnosis, isSaid } from './diagnosis.ts'

/** Settings between { and }, up to a bracket inside an unquoted text, as in Markdown links. */
const bracketInText = /^\s*(?:- )?(?:[A-Za-z_][\w-]*:\s+)?\{.*?[,:{]\s+[^\s"'[\]{},:&*!|>%@`][^"'[\]{},]*([[{])/

/** Characters of a line that are tested: the pattern is slow on long lines. */
const farthest = 2000

/** An unquoted text with a bracket among settings on one line. */
export function bracketFault(lines: readonly string[], at: number): Diagnosis | null {
  const [before, sign] = bracketInText.exec((lines[at] ?? '').slice(0, farthest)) ?? []
  if (before === undefined) return null
  const message = `"${sign}" stands in a text between { and }; put the text in "quotes"`
  return { line: at + 1, column: before.length, message }
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/** Whether a line belongs to a block text that "|" or ">" began above, where any text is allowed. */
export function isBlockText(lines: readonly string[], at: number): boolean {
  let indent = indentOf(lines[at] ?? '')
  for (const line of lines.slice(0, at).toReversed()) {
    if (!isSaid(line) || indentOf(line) >= indent) continue
    if (/[:-]\s+[|>][-+\d]*\s*(?:#.*)?$/.test(line)) return true
    indent = indentOf(line)
  }
  return false
}
