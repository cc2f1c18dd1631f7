import { WrongCall } from './wrong-call.ts'

/** A snapshot in JSON says whose it is, and is refused by others; the cars of a table would be every dealer's. @throws WrongCall */
export function refuseSharedTable(stock: string | undefined, slugs: readonly string[]): void {
  if (slugs.length === 1 || !/\.(?:csv|tsv|txt|xml)$/i.test(stock ?? '')) return
  throw new WrongCall(
    `--stock is a table, which names no dealer, and ${slugs.length} would have its cars: name the one it is of.`,
  )
}
