import { looksForeign } from '#stock/looks-like.ts'
import type { Stock } from '#tenants/site/stock.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import type { StockTable } from './record.ts'
import { carsOfTable, type LostFact } from './to-cars.ts'

/** A snapshot as JSON text, and warnings from converting it. */
export interface ConvertedSnapshot {
  readonly text: string
  readonly told: readonly string[]
  /** Facts that stock.fields reads from where no vehicle has anything. */
  readonly lost: readonly LostFact[]
}

const names = { csv: 'CSV', xml: 'XML' }

function tableOf(text: string, stock: Stock): StockTable | null {
  if (stock.format === 'json') return null
  const seen = looksForeign(text)
  if (seen !== null) throw new Error(`it is not ${names[stock.format]} but ${seen}`)
  return stock.format === 'csv' ? readCsv(text, stock) : readXml(text, stock.item)
}

/** Converts a feed in the dealer's format to a snapshot. @throws with the problem and its place */
export function convertToSnapshot(text: string, stock: Stock): ConvertedSnapshot {
  const table = text.trim() === '' ? null : tableOf(text, stock)
  if (!table) return { text, told: [], lost: [] }
  const { cars, ...said } = carsOfTable(table, stock)
  return { text: JSON.stringify({ version: 1, is_table: true, cars }), ...said }
}
