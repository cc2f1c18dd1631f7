import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

/** Lines of `stock.fields` whose element no vehicle has: a mistake where the vehicles have one of nearly its name. */
export function findLostFacts({ tree, lost }: Pick<Written, 'tree' | 'lost'>): readonly StockFinding[] {
  return lost.map(({ fact, message, isNear }) =>
    createStockFinding(tree, ['stock', 'fields', fact], isNear ? 'mistake' : 'note', message),
  )
}
