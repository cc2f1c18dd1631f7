import { findFact } from '#domain/car/table-facts.ts'
import type { Stock } from '#tenants/site/stock.ts'
import type { StockTable } from './record.ts'

/** Map: fact -> the column of its name, else the first of nearly its name that stock.fields does not use. */
function ownColumns(names: readonly string[], used: readonly string[]): ReadonlyMap<string, string> {
  const columns = new Map<string, string>()
  for (const name of names) {
    const fact = findFact(name)
    const isFree = fact !== null && !columns.has(fact) && !used.includes(name)
    if (fact !== null && (fact === name || isFree)) columns.set(fact, name)
  }
  return columns
}

/** Map: fact -> column, from stock.fields, else a column of the fact's own name. */
export function columnsOf({ names }: StockTable, { fields }: Pick<Stock, 'fields'>): ReadonlyMap<string, string> {
  return new Map([...ownColumns(names, Object.values(fields)), ...Object.entries(fields)])
}
