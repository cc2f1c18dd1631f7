import { counted } from '#domain/text/counted.ts'
import { asLine, asSetting } from '../explain/proposals.ts'
import { type Diagnosis, isSaid } from './diagnosis.ts'
import { curlyEnd, openAbove, openBracket, openQuote } from './open-signs.ts'
import { bracketFault, isBlockText } from './plain-text.ts'

type LineRule = readonly [pattern: RegExp, say: (match: RegExpExecArray) => string]

const key = '[A-Za-z_][\\w-]*'

/** The message for a line indented with a tab. */
export const tabbed = 'a tab stands where spaces belong; indent with two spaces'

/** Mistakes visible on a single line, the most specific first. */
const lineRules: readonly LineRule[] = [
  [/^ *\t/, () => tabbed],
  [
    /^[ -]*[\u00a0\u2000-\u200b\u3000]/,
    () => 'this line begins with a special space, as word processors write; type plain spaces',
  ],
  [
    new RegExp(`^\\s*(?:- )?${key}:[\\u00a0\\u2000-\\u200b\\u3000]`),
    () => 'behind the ":" stands a special space, as word processors write; type a plain one',
  ],
  [/^\s*\/\//, () => 'a comment begins with "#", not with "//"'],
  [/^\s*([–—•·*])\s*\S/, ([, sign]) => `an item of a list begins with "- ", not with "${sign}"`],
  [
    new RegExp(`^\\s*-(${key}:.*|[{["'].*)`),
    ([, rest]) => `a space is missing behind the "-"; write ${asLine(`- ${rest?.trim()}`)}`,
  ],
]

const upToValue = `^(\\s*(?:- )?${key}:\\s+)`

/** Values that begin with YAML syntax. */
const valueRules: readonly LineRule[] = [
  [
    new RegExp(`${upToValue}(?:([*&])\\S*|([>|])[\\d+-]*)\\s+\\S`),
    ([, , star, block]) => `a value cannot begin with "${star ?? block}"; put the value in "quotes"`,
  ],
  [
    new RegExp(`${upToValue}-$`),
    () =>
      'a "-" alone begins a list; write Closed where a day has no hours, put the "-" in "quotes", or leave the value out',
  ],
  [
    new RegExp(`${upToValue}([-?])\\s+\\S`),
    ([, , sign]) =>
      `a value cannot begin with "${sign} "; put the value in "quotes"${sign === '-' ? ', or each item of a list on a line of its own' : ''}`,
  ],
  [
    new RegExp(`${upToValue}(?:(\\[)[^[\\]]*\\]|\\{[^{}]*\\})\\s+[^\\s,\\]}]`),
    ([, , list]) =>
      list
        ? 'a value that begins with "[" is a list; put a text in "quotes"'
        : 'a value that begins with "{" is a group of settings; put a text in "quotes"',
  ],
]

const withoutColon: readonly LineRule[] = [
  [
    new RegExp(`^\\s*(?:- )?(${key})\\s*(=|;|：)\\s*(\\S.*)$`),
    ([, name = '', sign, value = '']) => `"${sign}" stands where ":" belongs; write ${asSetting(name, value)}`,
  ],
  [
    new RegExp(`^\\s*(?:- )?(${key}):(\\S.*)$`),
    ([, name = '', value = '']) => `a space is missing behind the ":"; write ${asSetting(name, value)}`,
  ],
  [
    /^(\s*)(?:- )?([a-z][a-z0-9_]*)\s+(\S.*)$/,
    ([, indent, name = '', value = '']) => {
      const goesOn = indent ? ', or indent this line deeper if it goes on with the text above' : ''
      return `a ":" is missing behind "${name}"; write ${asSetting(name, value)}${goesOn}`
    },
  ],
  [
    /^\s*(?:- )?(\S.*)$/,
    () => 'this line has no "name: " before its value; if it goes on with the text above, indent it deeper',
  ],
]

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

function firstMatch(line: string, rules: readonly LineRule[]): string | null {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(line)
    if (match) return say(match)
  }
  return null
}

function lineFault(line: string): string | null {
  if (!isSaid(line)) return null
  const bare = line.replace(/\s#.*$/, '')
  return firstMatch(bare, lineRules) ?? (/:(?:\s|$)/.test(bare) ? null : firstMatch(bare, withoutColon))
}

function valueFault(lines: readonly string[], at: number): Diagnosis | null {
  const line = (lines[at] ?? '').replace(/\s#.*$/, '')
  const message = firstMatch(line, valueRules)
  const column = (new RegExp(upToValue).exec(line)?.[1]?.length ?? 0) + 1
  return message === null ? null : { line: at + 1, column, message }
}

const spaces = (count: number) => (count === 0 ? 'at the edge' : `${counted(count, 'space')} in`)

/** A conflict mark of Git, left where two people changed the same lines. */
export function mergeMark(lines: readonly string[]): Diagnosis | null {
  const at = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line))
  if (at < 0) return null
  const message = 'Git left a mark here, as two people changed these lines; keep what is right and take the marks out'
  return { line: at + 1, column: 1, message }
}

/** A line indented deeper than the one it follows, though that one already has a value. */
function stepIn(lines: readonly string[], at: number): Diagnosis | null {
  const next = lines.findIndex((line, index) => index > at && isSaid(line))
  const above = lines[at] ?? ''
  const below = lines[next] ?? ''
  const edge = /^ *(?:- +)*/.exec(above)?.[0].length ?? 0
  if (next < 0 || indentOf(below) <= edge) return null
  const first = edge === indentOf(above) ? 'the one above' : 'what follows "- " above'
  const message = `this line begins ${spaces(indentOf(below))} and ${first} ${spaces(edge)}; lines that belong together begin alike`
  return { line: next + 1, column: indentOf(below) + 1, message }
}

/** A list item indented deeper than the items above it. */
function itemDeeper(lines: readonly string[], at: number): Diagnosis | null {
  const line = lines[at] ?? ''
  const above = lines.slice(0, at).findLast((each) => /^\s*- /.test(each) && indentOf(each) < indentOf(line))
  if (above === undefined || !/^\s*- /.test(line) || /:\s*$/.test(lines[at - 1] ?? '')) return null
  const message = `this item begins ${spaces(indentOf(line))} and the one above ${spaces(indentOf(above))}; items of a list begin alike`
  return { line: at + 1, column: indentOf(line) + 1, message }
}

/** A line level with list items that begins no item, or an item level with lines that are none. */
function besideItems(lines: readonly string[], at: number): string | null {
  const line = lines[at] ?? ''
  const above = lines.slice(0, at).findLast((each) => isSaid(each) && indentOf(each) <= indentOf(line))
  if (above === undefined || indentOf(above) !== indentOf(line)) return null
  const [isItem, isBelowItem] = [line, above].map((each) => /^\s*- /.test(each))
  if (isItem === isBelowItem) return null
  return isItem
    ? 'an item of a list begins here beside settings; write "- " before every entry or before none'
    : `this line stands beside items of a list; write ${asLine(`- ${line.trim()}`)} if an item begins here, else indent it to belong to the one above`
}

/** A line indented less than the one above it, to a depth no line before has. */
function stepOut(lines: readonly string[], at: number): Diagnosis | null {
  const line = lines[at] ?? ''
  const above = lines.slice(0, at).findLast(isSaid)
  if (above === undefined || !isSaid(line) || indentOf(line) >= indentOf(above)) return null
  const starts = lines.slice(0, at).map((each) => /^ *(?:- +)*/.exec(each)?.[0].length ?? 0)
  if ([...starts, ...lines.slice(0, at).map(indentOf)].includes(indentOf(line))) return null
  const message = `this line begins ${spaces(indentOf(line))} and the one above ${spaces(indentOf(above))}; lines that belong together begin alike`
  return { line: at + 1, column: indentOf(line) + 1, message }
}

/** An unindented line of text beside list items, probably broken off the text above. */
function brokenText(lines: readonly string[], at: number): string | null {
  const line = lines[at] ?? ''
  const isText = isSaid(line) && indentOf(line) === 0 && !/[:=;：]|^- /.test(line)
  return isText && besideItems(lines, at) !== null
    ? 'this line stands beside items of a list; if it goes on with the text above, indent it deeper than that'
    : null
}

/** The probable mistake at a line (from 1) where parsing failed; null when none is recognised. */
export function diagnose(lines: readonly string[], line: number): Diagnosis | null {
  const at = line - 1
  const early =
    mergeMark(lines) ??
    curlyEnd(lines) ??
    openBracket(lines, at) ??
    bracketFault(lines, at) ??
    valueFault(lines, at) ??
    openQuote(lines, at) ??
    openAbove(lines, at)
  if (early) return early
  for (const index of at > 0 && !isBlockText(lines, at - 1) ? [at, at - 1] : [at]) {
    const text = lines[index] ?? ''
    const message = brokenText(lines, index) ?? lineFault(text) ?? besideItems(lines, index)
    if (message !== null) return { line: index + 1, column: indentOf(text) + 1, message }
  }
  return itemDeeper(lines, at) ?? stepOut(lines, at) ?? stepIn(lines, at)
}

/** Whether a line (from 1) belongs to an item of a list, so that "- " may have been forgotten. */
export function isInItem(lines: readonly string[], line: number): boolean {
  const indent = indentOf(lines[line - 1] ?? '')
  const above = lines.slice(0, line - 1).findLast((each) => isSaid(each) && indentOf(each) < indent)
  return above !== undefined && indentOf(above) === indent - 2 && /^\s*- /.test(above)
}
