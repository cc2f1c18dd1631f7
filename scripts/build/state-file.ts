import { existsSync, readFileSync, renameSync } from 'node:fs'
import type { BuildState } from '#stock/build-state.ts'
import { formatLocalPath } from '../lib/format-local-path.ts'
import { writeDurably } from './release/durable.ts'
import type { DealerLock } from './release/lock.ts'
import { partialOf } from './release/paths.ts'

/**
 * A file that one build of a dealer leaves to the next. It is stored beside the releases, as it must survive a
 * rollback.
 */
export interface StateFileKind<Content> {
  readonly read: (text: string) => BuildState<Content>
  /** Content when there is no file. */
  readonly nothing: Content
  /** Consequence when the file cannot be read: "days are counted from today". */
  readonly lost: string
}

/** Content of such a file, as found. */
export interface StateFileContent<Content> {
  readonly content: Content
  readonly warnings: readonly string[]
}

const asideOf = (file: string) => file.replace(/\.json$/, '.unreadable.json')

/**
 * The content of a file, or `nothing` with a warning when it cannot be read, which stops no build. No file: no warning.
 */
export function readStateFile<Content>(
  file: string,
  { read, nothing, lost }: StateFileKind<Content>,
): StateFileContent<Content> {
  if (!existsSync(file)) return { content: nothing, warnings: [] }
  const found = read(readFileSync(file, 'utf8'))
  if ('content' in found) return { ...found, warnings: [] }
  const shown = formatLocalPath(file)
  const warning =
    `${shown} cannot be read (${found.unreadable}), so ${lost}. ` +
    `The file is kept as ${asideOf(shown)}: put a whole one in its place and build again.`
  return { content: nothing, warnings: [warning] }
}

/**
 * Writes a file for the next build; an unreadable one is renamed first.
 * @throws LockLost when the lock was taken over
 */
export function writeStateFile<Content>(
  lock: DealerLock,
  file: string,
  kind: StateFileKind<Content>,
  text: string,
): void {
  lock.assertHeld()
  if (readStateFile(file, kind).warnings.length > 0) renameSync(file, asideOf(file))
  writeDurably(file, partialOf(file, lock.tag), text)
}
