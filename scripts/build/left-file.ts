import { existsSync, readFileSync, renameSync } from 'node:fs'
import type { LeftText } from '#stock/left-text.ts'
import { shownPath } from '../lib/shown-path.ts'
import { writeDurably } from './release/durable.ts'
import type { DealerLock } from './release/lock.ts'
import { partialOf } from './release/paths.ts'

/**
 * What one build of a dealer leaves to the next, in a file beside the releases and not in one of them: after a rollback
 * the next build must still know it all.
 */
export interface LeftKind<Content> {
  readonly read: (text: string) => LeftText<Content>
  /** What stands for a file that is not there. */
  readonly nothing: Content
  /** What follows for the site where it cannot be read: "days are counted from today". */
  readonly lost: string
}

/** A file of that kind as it was found. */
export interface Left<Content> {
  readonly content: Content
  readonly warnings: readonly string[]
}

const asideOf = (file: string) => file.replace(/\.json$/, '.unreadable.json')

/** What a file says, or nothing and a warning when it cannot be read, which stops no build; a first build left none. */
export function readLeft<Content>(file: string, { read, nothing, lost }: LeftKind<Content>): Left<Content> {
  if (!existsSync(file)) return { content: nothing, warnings: [] }
  const found = read(readFileSync(file, 'utf8'))
  if ('content' in found) return { ...found, warnings: [] }
  const shown = shownPath(file)
  const warning =
    `${shown} cannot be read (${found.unreadable}), so ${lost}. ` +
    `The file is kept as ${asideOf(shown)}: put a whole one in its place and build again.`
  return { content: nothing, warnings: [warning] }
}

/** Leaves a file to the next build; an unreadable one is put aside. @throws when the dealer is no longer ours */
export function keepLeft<Content>(lock: DealerLock, file: string, kind: LeftKind<Content>, text: string): void {
  lock.assertHeld()
  if (readLeft(file, kind).warnings.length > 0) renameSync(file, asideOf(file))
  writeDurably(file, partialOf(file, lock.tag), text)
}
