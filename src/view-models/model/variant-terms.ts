import type { StockRow, VariantTable } from './variant-table.ts'

/** What the specification calls what rows of the table say. */
const termsOf = ({ engineTerm }: VariantTable) =>
  ({
    transmission: 'Transmission',
    drive: 'Drive',
    fuel: 'Fuel',
    engine: engineTerm,
  }) as const satisfies Partial<Record<keyof StockRow, string>>

/** What the table of variants says of each of them: a list of all would say less. */
export function termsByVariant(table: VariantTable | null): readonly string[] {
  if (!table) return []
  const terms = Object.entries(termsOf(table)) as readonly (readonly [keyof ReturnType<typeof termsOf>, string])[]
  return terms.filter(([key]) => table.rows.some((row) => row[key] !== '')).map(([, term]) => term)
}
