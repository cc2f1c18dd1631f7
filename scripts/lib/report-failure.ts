import { safeJson } from './safe-text.ts'

/**
 * Prints why a command ended without its report: on stderr, and with --json also as JSON on stdout, along with
 * `report`. Reads --json from argv directly, since the options themselves may be invalid.
 */
export function reportFailure(text: string, report: object = { dealers: [] }): void {
  console.error(text)
  if (process.argv.includes('--json')) console.log(safeJson({ error: text, ...report }))
}
