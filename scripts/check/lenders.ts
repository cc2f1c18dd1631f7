import { formatSuggestions, nearest } from '#tenants/explain/nearest.ts'
import type { Path } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

const tables = ['max_car_age_years', 'deposit_percent', 'default_term_years'] as const

/** Lenders that settings name but no car has an offer of; such settings have no effect. */
export function findLenderProblems({ site, tree, showroom }: Written): readonly StockFinding[] {
  const { finance_provider: provider } = site.cars
  const lenders = [...new Set(showroom.cars.flatMap((car) => Object.keys(car.finance_lenders)))].sort()
  const judge = (name: string, path: Path, effect: string): StockFinding[] => {
    if (lenders.includes(name) || showroom.cars.length === 0) return []
    const near = nearest(name, lenders)
    const known = lenders.length > 0 ? `; they name ${lenders.join(', ')}` : '; none names a lender'
    const remedy = near === null ? known : formatSuggestions([near])
    return [
      createStockFinding(
        tree,
        path,
        near ? 'mistake' : 'note',
        `no car has an offer of "${name}", so ${effect}${remedy}`,
      ),
    ]
  }
  const limits = tables.flatMap((table) =>
    Object.keys(site.cars.finance[table]).flatMap((name) =>
      judge(name, ['finance', table, name], 'this is never used'),
    ),
  )
  return provider === null ? limits : [...judge(provider, ['finance_provider'], 'no weekly price is shown'), ...limits]
}
