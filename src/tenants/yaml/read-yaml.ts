import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLError } from 'yaml'
import { asLine } from '../explain/proposals.ts'
import type { Place } from '../problem.ts'
import { findEncodingFault } from './encoding-faults.ts'
import { tooLarge } from './largest-file.ts'
import { stripInvisible } from './strip-invisible.ts'
import { diagnose, isInItem, tabbed } from './syntax.ts'
import type { Entry, Tree } from './tree.ts'

/** A fault of a dealer file with its place: forbidden content, or invalid YAML. */
interface Fault extends Place {
  readonly message: string
}

/** The tree of a file, null when it is empty, or why it cannot be read. */
export type ReadFile = { readonly tree: Tree | null } | { readonly faults: readonly Fault[] }

const deepest = 32

const wording: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: tabbed,
  MULTIPLE_DOCS: 'a second document begins here ("---"); one file is one document',
  BAD_SCALAR_START: 'a value cannot begin with this character; put the value in "quotes"',
  BLOCK_AS_IMPLICIT_KEY:
    'a second ": " stands in this value; put the value in "quotes", or mend the indentation of the next line',
  BLOCK_IN_FLOW: 'a second ": " stands in this value; put the value in "quotes"',
  MISSING_CHAR: 'a closing quote or bracket is missing',
  UNEXPECTED_TOKEN: 'this does not belong here: a quote ends too early, or a list and settings are mixed',
  MULTILINE_IMPLICIT_KEY: 'this line has no ": " after its key, or its indentation is off',
  BAD_INDENT: 'the indentation is off here, or a bracket above is not closed',
  BAD_ALIAS: 'a value cannot begin with "*" or "&"; put the value in "quotes"',
  BAD_DQ_ESCAPE: 'within "quotes" a "\\" begins a special sign; write it twice where it is meant itself',
  BAD_COLLECTION_TYPE: 'a list and settings are mixed here; use "- " for every item or for none',
}

/** State of walking one file. */
interface Walk {
  readonly file: string
  readonly text: string
  readonly place: (offset: number) => Place
  readonly faults: Fault[]
}

function refuse(walk: Walk, offset: number, message: string): Tree {
  const at = walk.place(offset)
  walk.faults.push({ ...at, message })
  return { kind: 'nothing', at }
}

function startOf(node: Node | null | undefined): number {
  return node?.range?.[0] ?? 0
}

function readScalar(node: Node, value: unknown, plain: boolean, walk: Walk): Tree {
  const at = walk.place(startOf(node))
  const text = stripInvisible(String(value ?? ''))
  const isNothing = plain && (text === '' || text === '~' || text === 'null')
  if (isNothing) return { kind: 'nothing', at }
  return { kind: 'text', text, at, ...(plain ? cutOff(walk.text.slice(node.range?.[1])) : { isQuoted: true }) }
}

/**
 * A "#" with text right behind it, which YAML cuts off as a comment though it may be meant. "# " and "##" begin
 * comments.
 */
function cutOff(rest: string): { comment?: string } {
  const comment = /^[ \t]+(#[^\s#][^\n]*)/.exec(rest)?.[1]?.trimEnd()
  return comment === undefined ? {} : { comment }
}

function readEntry(pair: Pair, depth: number, walk: Walk): [string, Entry] | null {
  const key = pair.key
  if (!isScalar(key) || String(key.value) === '') {
    refuse(walk, startOf(isNode(key) ? key : null), 'a setting needs a plain name before its ":"')
    return null
  }
  const keyAt = walk.place(startOf(key))
  const value: Tree = isNode(pair.value) ? readNode(pair.value, depth + 1, walk) : { kind: 'nothing', at: keyAt }
  const behind = walk.text.slice(startOf(key)).replace(/^[^\n]*?:(?=\s)/, '')
  return [String(key.value), { keyAt, value: value.kind === 'nothing' ? { ...value, ...cutOff(behind) } : value }]
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value)
}

function readNode(node: Node, depth: number, walk: Walk): Tree {
  const offset = startOf(node)
  if (depth > deepest) return refuse(walk, offset, `settings are nested more than ${deepest} levels deep`)
  if (isAlias(node)) return refuse(walk, offset, aliasFault(node.source))
  if (node.tag) return refuse(walk, offset, `the tag "${shortTag(node.tag)}" is not read; write the value alone`)
  if ('anchor' in node && node.anchor) {
    return refuse(walk, offset, `"&${node.anchor}" marks a value to repeat; leave the mark out`)
  }
  return readContent(node, depth, walk)
}

/** Words between stars are bold text of other programs, not aliases. */
const aliasFault = (name: string) =>
  /^[\w-]+$/.test(name)
    ? `"*${name}" repeats another value; write the value itself`
    : 'a value cannot begin with "*"; put the value in "quotes"'

function readContent(node: Node, depth: number, walk: Walk): Tree {
  const at = walk.place(startOf(node))
  if (isScalar(node)) return readScalar(node, node.value, node.type === 'PLAIN', walk)
  if (isSeq(node)) {
    const items = node.items.map((item) => (isNode(item) ? readNode(item, depth + 1, walk) : { kind: 'nothing', at }))
    return { kind: 'list', items: items as Tree[], at }
  }
  const pairs = isMap(node) ? node.items : []
  const entries = pairs.map((pair) => readEntry(pair, depth, walk)).filter((entry) => entry !== null)
  return { kind: 'map', entries: new Map(entries), at, closed: false }
}

function shortTag(tag: string): string {
  return tag.replace('tag:yaml.org,2002:', '!!')
}

/** Faults of duplicate keys. Several within a list item are reported as one: a next item without its "- ". */
function twiceSaid(errors: readonly YAMLError[], text: string, place: Walk['place']): Fault[] {
  const lines = text.split('\n')
  const names = errors.map((error) => /^[^\s:]*/.exec(text.slice(error.pos[0]))?.[0] ?? '')
  const faults = errors.map((error, index) => {
    const at = place(error.pos[0])
    const item = isInItem(lines, at.line) ? `, or begin a new item with "- ${names[index]}"` : ''
    return { ...at, message: `"${names[index]}" stands here a second time; keep one of the two${item}` }
  })
  const [first, ...more] = faults
  const isItem = first !== undefined && more.length > 0 && isInItem(lines, first.line)
  if (!isItem) return faults
  const begun = lines[first.line - 1]?.trim()
  return [
    {
      ...first,
      message: `"${names.join('", "')}" stand here a second time; a new item of the list begins with "- ", so write ${asLine(`- ${begun}`)}`,
    },
  ]
}

function syntaxFault(error: YAMLError, text: string, place: Walk['place']): Fault {
  const at = place(error.pos[0])
  // A mistake visible on the line itself needs no search above it.
  const isTwice =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
    /:[ \t]+$/.test(text.slice(0, error.pos[0])) &&
    /^[^\n"'[{]*:[ \n]/.test(text.slice(error.pos[0]))
  const isItem = /(?:^|\n)[ ]*-[{["'][^\n]*$/.test(text.slice(0, error.pos[0]))
  const isPlain = error.code === 'MULTIPLE_DOCS' || error.code === 'TAB_AS_INDENT' || (isTwice && !isItem)
  const told = isPlain ? null : diagnose(text.split('\n'), at.line)
  return told ? { ...at, ...told } : { ...at, message: wording[error.code] ?? `this is not YAML: ${error.message}` }
}

function parse(file: string, text: string): ReadFile {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  const syntax = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (syntax) return { faults: [syntaxFault(syntax, text, place)] }
  if (document.errors.length > 0) return { faults: twiceSaid(document.errors, text, place) }
  const walk: Walk = { file, text, place, faults: [] }
  const tree = document.contents ? readNode(document.contents, 0, walk) : null
  return walk.faults.length > 0 ? { faults: walk.faults } : { tree: tree?.kind === 'nothing' ? null : tree }
}

/**
 * Reads one dealer file. Scalars stay text; a byte-order mark, carriage returns and invisible characters are removed.
 * Anchors, aliases, tags, duplicate keys, tabs, second documents, and files too large or too deeply nested are refused
 * with their place.
 */
export function readYaml(file: string, raw: string): ReadFile {
  const top = { file, line: 1, column: 1 }
  const large = tooLarge(raw)
  if (large !== null) return { faults: [{ ...top, message: large }] }
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const spoilt = findEncodingFault(text.split('\n'))
  if (spoilt) return { faults: [{ file, ...spoilt }] }
  try {
    return parse(file, text)
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : String(error)
    return { faults: [{ ...top, message: `the file cannot be read: ${reason}` }] }
  }
}
