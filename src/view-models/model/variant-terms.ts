import type { StockRow, VariantTable } from './variant-table.ts'

/** What the specification calls what rows of the table say. */
const terms = {
  transmission: 'Transmission',
  drive: 'Drive',
  fuel: 'Fuel',
  engine: 'Engine',
} as const satisfies Partial<Record<keyof StockRow, string>>

/** What the table of variants says of each of them: a list of all would say less. */
export function termsByVariant(table: VariantTable | null): readonly string[] {
  const keys = Object.keys(terms) as readonly (keyof typeof terms)[]
  return keys.filter((key) => table?.rows.some((row) => row[key] !== '')).map((key) => terms[key])
}
