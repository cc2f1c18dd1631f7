import { existsSync, readFileSync, renameSync } from 'node:fs'
import type { LeftText } from '#stock/left-text.ts'
import { shownPath } from '../lib/shown-path.ts'
import { writeDurably } from './release/durable.ts'
import type { DealerLock } from './release/lock.ts'
import { partialOf } from './release/paths.ts'

/**
 * A file that one build of a dealer leaves to the next. It is stored beside the releases, as it must survive a
 * rollback.
 */
export interface LeftKind<Content> {
  readonly read: (text: string) => LeftText<Content>
  /** Content when there is no file. */
  readonly nothing: Content
  /** Consequence when the file cannot be read: "days are counted from today". */
  readonly lost: string
}

/** Content of such a file, as found. */
export interface Left<Content> {
  readonly content: Content
  readonly warnings: readonly string[]
}

const asideOf = (file: string) => file.replace(/\.json$/, '.unreadable.json')

/**
 * The content of a file, or `nothing` with a warning when it cannot be read, which stops no build. No file: no warning.
 */
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

/**
 * Writes a file for the next build; an unreadable one is renamed first.
 * @throws LockLost when the lock was taken over
 */
export function keepLeft<Content>(lock: DealerLock, file: string, kind: LeftKind<Content>, text: string): void {
  lock.assertHeld()
  if (readLeft(file, kind).warnings.length > 0) renameSync(file, asideOf(file))
  writeDurably(file, partialOf(file, lock.tag), text)
}
