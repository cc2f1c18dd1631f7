import { safeJson } from './safe-text.ts'

/**
 * Says why a command ended without its report: people read it on the error output, and whoever asked for JSON in its place too,
 * with what else the report always has. What was asked is read as it was written, since options may be what is wrong.
 */
export function tellFailure(text: string, report: object = { dealers: [] }): void {
  console.error(text)
  if (process.argv.includes('--json')) console.log(safeJson({ error: text, ...report }))
}
