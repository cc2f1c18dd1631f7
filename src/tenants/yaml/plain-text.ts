import { type Diagnosis, isSaid } from './diagnosis.ts'

/** Settings between { and }, up to a bracket in the middle of a text that no quotes hold, as links of Markdown have. */
const bracketInText = /^\s*(?:- )?(?:[A-Za-z_][\w-]*:\s+)?\{.*?[,:{]\s+[^\s"'[\]{},:&*!|>%@`][^"'[\]{},]*([[{])/

/** Nobody reads further along a line, and the pattern would take long. */
const farthest = 2000

/** A text with a bracket among settings that are written on one line. */
export function bracketFault(lines: readonly string[], at: number): Diagnosis | null {
  const [before, sign] = bracketInText.exec((lines[at] ?? '').slice(0, farthest)) ?? []
  if (before === undefined) return null
  const message = `"${sign}" stands in a text between { and }; put the text in "quotes"`
  return { line: at + 1, column: before.length, message }
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/** Whether a line is part of a text that "|" or ">" began above, where anything may stand. */
export function isBlockText(lines: readonly string[], at: number): boolean {
  let indent = indentOf(lines[at] ?? '')
  for (const line of lines.slice(0, at).toReversed()) {
    if (!isSaid(line) || indentOf(line) >= indent) continue
    if (/[:-]\s+[|>][-+\d]*\s*(?:#.*)?$/.test(line)) return true
    indent = indentOf(line)
  }
  return false
}
