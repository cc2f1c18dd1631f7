import type { Place } from '../problem.ts'
import { type Diagnosis, isSaid } from './diagnosis.ts'

/**
 * A value that begins with a straight quote and ends with a typographic one. It may be far above the line the parser
 * reports.
 */
export function curlyEnd(lines: readonly string[]): Diagnosis | null {
  const at = lines.findIndex((line) => /[:-]\s+"[^"]*[“”„]\s*$/.test(line))
  if (at < 0) return null
  const column = (lines[at]?.search(/[“”„]\s*$/) ?? 0) + 1
  return { line: at + 1, column, message: 'the value begins with " and ends with a typographic quote; end it with "' }
}

/** A value that begins with a quote that does not occur again on the line. */
const quoteLeftOpen = /^(\s*(?:- )?[A-Za-z_][\w-]*:\s+)(["'])(?:(?!\2).)*$/
const newEntry = /^\s*(?:- |[A-Za-z_][\w-]*:(?:\s|$))/

/** An unclosed bracket on the line or one of the two above. */
export function openBracket(lines: readonly string[], at: number): Diagnosis | null {
  const counts = (line: string, sign: RegExp) => line.replace(/"[^"]*"|'[^']*'/g, '').match(sign)?.length ?? 0
  const above = lines
    .slice(Math.max(0, at - 2), at + 1)
    .findIndex((line) => counts(line, /[[{]/g) > counts(line, /[\]}]/g))
  if (above < 0) return null
  const line = Math.max(0, at - 2) + above
  const text = lines[line] ?? ''
  const column = Math.max(text.lastIndexOf('['), text.lastIndexOf('{')) + 1
  return { line: line + 1, column, message: `the "${text[column - 1]}" here is not closed` }
}

/** An unclosed quote at the start of a value, with a setting or a list item beginning on the next line. */
export function openQuote(lines: readonly string[], at: number): Diagnosis | null {
  const index = lines.slice(0, at + 1).findIndex((line, from) => {
    const sign = quoteLeftOpen.exec(line)?.[2]
    const next = lines.slice(from + 1).find(isSaid)
    return sign !== undefined && (next === undefined || newEntry.test(next))
  })
  const [, before = '', sign] = quoteLeftOpen.exec(lines[index] ?? '') ?? []
  if (sign === undefined) return null
  const remedy =
    sign === "'"
      ? `end the value with ', or put all of it in "quotes" where it is an apostrophe`
      : 'end the value with "'
  return { line: index + 1, column: before.length + 1, message: `the ${sign} here is not closed; ${remedy}` }
}

/** The message for a closing bracket that a "#" turned into a comment; null for none. */
function cutBracket(line: string, open: string): string | null {
  const [, cut = ''] = /\s(#.*)$/.exec(line) ?? []
  return cut.includes(open === '{' ? '}' : ']')
    ? `" #" begins a comment, so the "${open}" here is not closed; put the value with the "#" in "quotes"`
    : null
}

/** The first bracket at the start of a value, however far above, that is not closed before the line. */
export function openAbove(lines: readonly string[], at: number): Diagnosis | null {
  const open: (Pick<Place, 'line' | 'column'> & { readonly sign: string })[] = []
  for (const [index, line] of lines.slice(0, at).entries()) {
    const bare = line.replace(/"[^"]*"|'[^']*'/g, (text) => '.'.repeat(text.length)).replace(/(^|\s)#.*$/, '')
    for (const match of bare.matchAll(/(?<=^\s*|[-:,]\s+|[[{]\s*)[[{]|[\]}]/g)) {
      const [sign] = match
      if (sign === '[' || sign === '{') open.push({ line: index + 1, column: match.index + 1, sign })
      else open.pop()
    }
  }
  const [first] = open
  if (!first) return null
  const { line, column, sign } = first
  return { line, column, message: cutBracket(lines[line - 1] ?? '', sign) ?? `the "${sign}" here is not closed` }
}
