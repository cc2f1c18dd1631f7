import { WrongCall } from './wrong-call.ts'

/**
 * Refuses one --stock table for several dealers: a JSON snapshot names its dealer, but a table does not.
 * @throws WrongCall
 */
export function refuseSharedTable(stock: string | undefined, slugs: readonly string[]): void {
  if (slugs.length === 1 || !/\.(?:csv|tsv|txt|xml)$/i.test(stock ?? '')) return
  throw new WrongCall(
    `--stock is a table, which names no dealer, and ${slugs.length} would have its cars: name the one it is of.`,
  )
}
