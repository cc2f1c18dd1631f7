import type { Tenant } from '#tenants/current.ts'
import type { Finding } from '#tenants/explain/finding.ts'
import type { Site } from '#tenants/site.ts'
import { formatPath, type Path, placeOf, type Tree } from '#tenants/yaml/tree.ts'
import type { LostFact } from '../build/stock-tables/to-cars.ts'

/**
 * Severity of a finding. `stop`: the site cannot be built. `mistake`: certainly wrong; `check` fails, but a build
 * continues, as the feed may be at fault. `note`: may be intended.
 */
export type Weight = 'stop' | 'mistake' | 'note'

/** A finding of checking the dealer's files against its stock. */
export interface StockFinding extends Finding {
  readonly weight: Weight
}

/** A dealer with its settings, their positions in its files, and its stock. */
export interface Written {
  readonly site: Site
  readonly tree: Tree
  readonly showroom: Tenant['showroom']
  readonly engine: Tenant['engine']
  readonly now: Date
  /** Facts that stock.fields reads from where no vehicle has anything. */
  readonly lost: readonly LostFact[]
  /** The folder that holds dealers/. */
  readonly root: string
}

/** A finding at the position of a setting. */
export function createStockFinding(tree: Tree, path: Path, weight: Weight, message: string): StockFinding {
  return { at: placeOf(tree, path), path: formatPath(path), weight, message }
}
