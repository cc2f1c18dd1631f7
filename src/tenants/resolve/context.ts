import type { Location } from '#domain/location/location.ts'
import type { Finding } from '../explain/finding.ts'
import { formatPath, type Path, placeOf, type Tree } from '../yaml/tree.ts'

/** What resolving a dealer's file needs besides the file, and what it collects on the way. */
export interface Context {
  readonly slug: string
  /** The folder that holds dealers/. */
  readonly root: string
  /** The merged files, for the places of values. */
  readonly tree: Tree
  readonly env: Readonly<Record<string, string | undefined>>
  /** Places of the snapshot, for a dealer whose own files name none. */
  readonly places: readonly Location[]
  /** Mistakes that only show when values are put to use. */
  readonly findings: Finding[]
  /** Site path to project path of every file to publish. */
  readonly files: Map<string, string>
}

/** Notes a mistake at a setting. */
export function note(context: Context, path: Path, message: string): void {
  context.findings.push({ at: placeOf(context.tree, path), path: formatPath(path), message })
}
