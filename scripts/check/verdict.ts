import type { Tenant } from '#tenants/current.ts'
import type { Finding } from '#tenants/explain/finding.ts'
import type { Site } from '#tenants/site.ts'
import { formatPath, type Path, placeOf, type Tree } from '#tenants/yaml/tree.ts'

/**
 * How much a finding weighs. `stop`: the site cannot be built. `mistake`: surely wrong, and `check` says so with its exit
 * code; a build at night goes on, as a feed may be at fault. `note`: may well be meant.
 */
export type Weight = 'stop' | 'mistake' | 'note'

/** A finding of the dealer's files held against its stock. */
export interface Verdict extends Finding {
  readonly weight: Weight
}

/** A dealer with what its files say and where they say it. */
export interface Written {
  readonly site: Site
  readonly tree: Tree
  readonly showroom: Tenant['showroom']
  readonly engine: Tenant['engine']
  readonly now: Date
  /** The folder that holds dealers/. */
  readonly root: string
}

/** A verdict on a setting. */
export function verdict(tree: Tree, path: Path, weight: Weight, message: string): Verdict {
  return { at: placeOf(tree, path), path: formatPath(path), weight, message }
}
