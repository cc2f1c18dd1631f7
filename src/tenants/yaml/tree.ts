import type { Place } from '../problem.ts'

/**
 * A dealer file as read: every scalar is text exactly as written, so that leading zeros survive, and every node has its
 * place. `nothing` is a key without a value: it unsets what a lower layer set.
 */
export type Tree = TextNode | MapNode | ListNode | NothingNode

interface TextNode {
  readonly kind: 'text'
  readonly text: string
  readonly at: Place
  /** Written in straight quotes or as a block of lines: every character is intended. */
  readonly isQuoted?: boolean
  /** A comment behind it whose "#" has no space after it, so that it may be part of the value. */
  readonly comment?: string
}

export interface MapNode {
  readonly kind: 'map'
  readonly entries: ReadonlyMap<string, Entry>
  readonly at: Place
  /** Replaces what lower layers say instead of merging with it. */
  readonly closed: boolean
}

interface ListNode {
  readonly kind: 'list'
  readonly items: readonly Tree[]
  readonly at: Place
}

interface NothingNode {
  readonly kind: 'nothing'
  readonly at: Place
  /** The same behind a key without a value, such as a colour without quotes. */
  readonly comment?: string
}

/** A key with its own place and its value. */
export interface Entry {
  readonly keyAt: Place
  readonly value: Tree
}

/** A path into a tree: keys of maps and positions in lists. */
export type Path = readonly (string | number)[]

/** `locations[2].address.postcode` */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
}

function childOf(tree: Tree, step: string | number): Tree | undefined {
  if (tree.kind === 'map') return tree.entries.get(String(step))?.value
  return tree.kind === 'list' ? tree.items[Number(step)] : undefined
}

/** The node at a path; undefined when there is none. */
export function treeAt(tree: Tree, path: Path): Tree | undefined {
  return path.reduce<Tree | undefined>((node, step) => node && childOf(node, step), tree)
}

/** Place of the value at a path, else of the nearest node around it. */
export function placeOf(tree: Tree, path: Path): Place {
  const found = treeAt(tree, path)
  return found || path.length === 0 ? (found ?? tree).at : placeOf(tree, path.slice(0, -1))
}

/** The place of the key at a path, else of its value. */
export function keyPlaceOf(tree: Tree, path: Path): Place {
  const parent = treeAt(tree, path.slice(0, -1))
  const entry = parent?.kind === 'map' ? parent.entries.get(String(path.at(-1))) : undefined
  return entry?.keyAt ?? placeOf(tree, path)
}

/** The tree as plain data: texts, lists and records; keys without a value are left out. */
export function plainOf(tree: Tree): unknown {
  if (tree.kind === 'text') return tree.text
  if (tree.kind === 'nothing') return undefined
  if (tree.kind === 'list') return tree.items.map(plainOf)
  const said = [...tree.entries].filter(([, { value }]) => value.kind !== 'nothing')
  return Object.fromEntries(said.map(([key, { value }]) => [key, plainOf(value)]))
}

/** Every text of a tree with its path. */
export function textsOf(tree: Tree, path: Path = []): { path: Path; text: string; at: Place; isQuoted: boolean }[] {
  if (tree.kind === 'text') return [{ path, text: tree.text, at: tree.at, isQuoted: tree.isQuoted ?? false }]
  if (tree.kind === 'list') return tree.items.flatMap((item, index) => textsOf(item, [...path, index]))
  if (tree.kind === 'nothing') return []
  return [...tree.entries].flatMap(([key, { value }]) => textsOf(value, [...path, key]))
}

/** Comments that may be part of a value, with that value's text; for a key without a value, at the key's place. */
export function commentsOf(tree: Tree, path: Path = []): { path: Path; comment: string; rest: string; at: Place }[] {
  if (tree.kind === 'list') return tree.items.flatMap((item, index) => commentsOf(item, [...path, index]))
  if (tree.kind !== 'map') {
    const rest = tree.kind === 'text' ? tree.text : ''
    return tree.comment ? [{ path, comment: tree.comment, rest, at: tree.at }] : []
  }
  return [...tree.entries].flatMap(([key, { keyAt, value }]) =>
    commentsOf(value, [...path, key]).map((found) => (value.kind === 'nothing' ? { ...found, at: keyAt } : found)),
  )
}

/** Every key, with the path of its map. */
export function keysOf(tree: Tree, path: Path = []): { path: Path; text: string; at: Place }[] {
  if (tree.kind === 'list') return tree.items.flatMap((item, index) => keysOf(item, [...path, index]))
  if (tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([key, { keyAt, value }]) => [
    { path, text: key, at: keyAt },
    ...keysOf(value, [...path, key]),
  ])
}

/** Wraps a tree in maps of one entry each, as if the file had been written beneath that path. */
export function under(path: readonly string[], tree: Tree): Tree {
  return path.reduceRight<Tree>(
    (value, key) => ({
      kind: 'map',
      entries: new Map([[key, { keyAt: value.at, value }]]),
      at: value.at,
      closed: false,
    }),
    tree,
  )
}
