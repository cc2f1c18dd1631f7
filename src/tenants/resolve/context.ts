import type { Location } from '#domain/location/location.ts'
import type { Finding } from '../explain/finding.ts'
import { formatPath, type Path, placeOf, type Tree } from '../yaml/tree.ts'

/** What resolving a dealer file needs besides the file, and the findings and files it collects. */
export interface Context {
  readonly slug: string
  /** The folder that holds dealers/. */
  readonly root: string
  /** The merged files, to look up the places of values. */
  readonly tree: Tree
  readonly env: Readonly<Record<string, string | undefined>>
  /** Locations of the snapshot, used when the dealer's own files name none. */
  readonly places: readonly Location[]
  /** Mistakes found while settings are cross-checked and resolved. */
  readonly findings: Finding[]
  /** Map: site path -> project path of every file to publish. */
  readonly files: Map<string, string>
}

/** Adds a finding at a setting. */
export function note(context: Context, path: Path, message: string): void {
  context.findings.push({ at: placeOf(context.tree, path), path: formatPath(path), message })
}
