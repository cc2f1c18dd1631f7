import { UsageError } from './usage-error.ts'

/**
 * Refuses one --stock table for several dealers: a JSON snapshot names its dealer, but a table does not.
 * @throws UsageError
 */
export function refuseSharedTable(stock: string | undefined, slugs: readonly string[]): void {
  if (slugs.length === 1 || !/\.(?:csv|tsv|txt|xml)$/i.test(stock ?? '')) return
  throw new UsageError(
    `--stock is a table, which names no dealer, and ${slugs.length} would have its cars: name the one it is of.`,
  )
}
