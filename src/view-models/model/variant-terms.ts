import type { StockRow, VariantTable } from './variant-table.ts'

interface VariantFact {
  readonly name: string
  readonly key: Exclude<keyof StockRow, 'prices'>
}

/** What drives a variant, which the specification would list of all of them. */
const drivingFacts = (engineTerm: string): readonly VariantFact[] => [
  { name: 'Transmission', key: 'transmission' },
  { name: 'Drive', key: 'drive' },
  { name: 'Fuel', key: 'fuel' },
  { name: engineTerm, key: 'engine' },
]

const otherFacts: readonly VariantFact[] = [
  { name: 'Learners', key: 'learners' },
  { name: 'Sleeps', key: 'sleeps' },
  { name: 'Length', key: 'length' },
  { name: 'Bed', key: 'bed' },
]

type Rows = Pick<VariantTable, 'engineTerm' | 'rows'>

const said = (facts: readonly VariantFact[], { rows }: Rows) =>
  facts.filter(({ key }) => rows.some((row) => row[key] !== ''))

/** The columns of the table beside its prices: what some variant says. */
export const variantFacts = (table: Rows): readonly VariantFact[] =>
  said([...drivingFacts(table.engineTerm), ...otherFacts], table)

/** What the table of variants says of each of them: a list of all would say less. */
export const termsByVariant = (table: VariantTable | null): readonly string[] =>
  table ? said(drivingFacts(table.engineTerm), table).map(({ name }) => name) : []
