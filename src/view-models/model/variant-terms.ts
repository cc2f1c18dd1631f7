import type { StockRow, VariantTable } from './variant-table.ts'

interface VariantFact {
  readonly name: string
  readonly key: Exclude<keyof StockRow, 'prices'>
}

/** What drives a variant. */
const drivingFacts = (engineTerm: string): readonly VariantFact[] => [
  { name: 'Transmission', key: 'transmission' },
  { name: 'Drive', key: 'drive' },
  { name: 'Fuel', key: 'fuel' },
  { name: engineTerm, key: 'engine' },
]

const otherFacts: readonly VariantFact[] = [
  { name: 'Learners', key: 'learners' },
  { name: 'Seats', key: 'seats' },
  { name: 'Sleeps', key: 'sleeps' },
  { name: 'Length', key: 'length' },
  { name: 'Bed', key: 'bed' },
]

/** What stands beneath its name. */
const lineFacts: readonly VariantFact[] = [
  { name: 'Year', key: 'years' },
  { name: 'Power', key: 'power' },
  { name: 'Weight', key: 'weight' },
]

type Rows = Pick<VariantTable, 'engineTerm' | 'rows'>

const said = (facts: readonly VariantFact[], { rows }: Rows) =>
  facts.filter(({ key }) => rows.some((row) => row[key] !== ''))

/** The columns of the table beside its prices: what some variant says. */
export const variantFacts = (table: Rows): readonly VariantFact[] =>
  said([...drivingFacts(table.engineTerm), ...otherFacts], table)

type Beneath = Pick<StockRow, 'years' | 'driven' | 'power' | 'weight'>

/** "2018 to 2026 · used from 33,432 km · 154 kW": beneath the name of a variant; empty where there is nothing to say. */
export const variantLine = ({ years, driven, power, weight }: Beneath): string =>
  [years, driven, power, weight].filter(Boolean).join(' · ')

/** What the table of variants says of each of them, or of all: a list of all would say no more. */
export function termsByVariant(table: VariantTable | null): readonly string[] {
  if (!table) return []
  const facts = [...drivingFacts(table.engineTerm), ...otherFacts, ...lineFacts]
  const shared = facts.filter(({ key }) => table.shared.some((fact) => fact.key === key))
  return [...said(facts, table), ...shared].map(({ name }) => name)
}
