import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { UsageError } from './command-line/usage-error.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Parses a file with the output of `npm run build -- --json`.
 * @throws UsageError when it is missing or something else; OperatorError when its build ended before it wrote anything
 */
export function readBuildOutput<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const how = `make it: npm run build -- --json > ${file}`
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}; ${how}`)
  const text = readFileSync(file, 'utf8')
  if (text === '')
    throw new OperatorError(
      `${file} is empty: the build that writes it was ended before it could report. What it published is live.`,
    )
  try {
    // npm prints the command first.
    return v.parse(schema, JSON.parse(text.slice(text.indexOf('{'))))
  } catch {
    throw new UsageError(`${file} is no report of a build; ${how}`)
  }
}
