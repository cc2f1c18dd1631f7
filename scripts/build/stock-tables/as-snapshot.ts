import { looksForeign } from '#stock/looks-like.ts'
import type { Stock } from '#tenants/site/stock.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import type { StockTable } from './record.ts'
import { carsOfTable } from './to-cars.ts'

/** A snapshot's text in the project's own form, and what staff should know of the file it was made from. */
export interface AsSnapshot {
  readonly text: string
  readonly told: readonly string[]
}

const names = { csv: 'CSV', xml: 'XML' }

function tableOf(text: string, stock: Stock): StockTable | null {
  if (stock.format === 'json') return null
  const seen = looksForeign(text)
  if (seen !== null) throw new Error(`it is not ${names[stock.format]} but ${seen}`)
  return stock.format === 'csv' ? readCsv(text, stock) : readXml(text, stock.item)
}

/** A stock as it was found, of whatever format its dealer names, as a snapshot. @throws with what is wrong with it, and where */
export function asSnapshot(text: string, stock: Stock): AsSnapshot {
  const table = text.trim() === '' ? null : tableOf(text, stock)
  if (!table) return { text, told: [] }
  const { cars, told } = carsOfTable(table, stock)
  return { text: JSON.stringify({ version: 1, is_table: true, cars }), told }
}
