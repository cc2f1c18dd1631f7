import type { StockRow, VariantTable } from './variant-table.ts'

interface VariantFact {
  readonly name: string
  readonly key: Exclude<keyof StockRow, 'prices'>
  /** Suffix that names the fact where there is no heading. */
  readonly ending?: string
}

const drivingFacts = (engineTerm: string): readonly VariantFact[] => [
  { name: 'Transmission', key: 'transmission' },
  { name: 'Drive', key: 'drive' },
  { name: 'Fuel', key: 'fuel' },
  { name: engineTerm, key: 'engine' },
]

const chargedFacts: readonly VariantFact[] = [
  { name: 'Range', key: 'range', ending: ' range' },
  { name: 'Battery', key: 'battery', ending: ' battery' },
]

const otherFacts: readonly VariantFact[] = [
  { name: 'Learners', key: 'learners' },
  { name: 'Seats', key: 'seats' },
  { name: 'Sleeps', key: 'sleeps' },
  { name: 'Length', key: 'length' },
  { name: 'Bed', key: 'bed' },
]

/** Facts below the variant's name. */
const lineFacts: readonly VariantFact[] = [
  { name: 'Bathroom', key: 'bathroom' },
  { name: 'Year', key: 'years' },
  { name: 'Power', key: 'power' },
  { name: 'Fuel use', key: 'use' },
  { name: 'Fuel economy', key: 'use' },
  { name: 'Weight', key: 'weight' },
]

type Rows = Pick<VariantTable, 'engineTerm' | 'rows'>

const said = (facts: readonly VariantFact[], { rows }: Rows) =>
  facts.filter(({ key }) => rows.some((row) => row[key] !== ''))

/** The table's columns besides prices: facts that at least one variant states. */
export const variantFacts = (table: Rows): readonly VariantFact[] =>
  said([...chargedFacts, ...drivingFacts(table.engineTerm), ...otherFacts], table)

type Beneath = Pick<StockRow, 'bathroom' | 'years' | 'driven' | 'power' | 'use' | 'weight'>

/**
 * "Full ensuite · 2018 to 2026 · used 33,432 to 138,996 km · 154 kW · 6.3 L/100 km": line below a variant's name; may
 * be empty.
 */
export const variantLine = ({ bathroom, years, driven, power, use, weight }: Beneath): string =>
  [bathroom, years, driven, power, use, weight].filter(Boolean).join(' · ')

/** Terms that the variant table states, per variant or as shared; the specification leaves them out. */
export function termsByVariant(table: VariantTable | null): readonly string[] {
  if (!table) return []
  const facts = [...chargedFacts, ...drivingFacts(table.engineTerm), ...otherFacts, ...lineFacts]
  const shared = facts.filter(({ key }) => table.shared.some((fact) => fact.key === key))
  return [...said(facts, table), ...shared].map(({ name }) => name)
}
