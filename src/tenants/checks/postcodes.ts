import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postcodeHeader, postcodeLine } from '#domain/location/postcodes.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Context, note } from '../resolve/context.ts'
import { fileBeside } from '../resolve/files.ts'

/** Upper bound on faulty lines reported per table; further ones are reported once these are fixed. */
const mostTold = 5

function faultsOf(file: string, text: string): readonly string[] {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  if (header !== postcodeHeader)
    return [`${file}:1 begins with "${header.slice(0, 40)}"; its first line is ${postcodeHeader}`]
  const wrong = lines.flatMap((line, at) => (postcodeLine(line) ? [] : [{ line, number: at + 2 }]))
  return wrong
    .slice(0, mostTold)
    .map(({ line, number }) => `${file}:${number} is "${line.slice(0, 40)}"; a line reads 3121,-37.82,145.00`)
}

/** Checks every line of the postcode table: a wrong one would send shoppers to the wrong location. */
export function checkPostcodes({ postcodes }: DealerFile, context: Context): void {
  const file = postcodes === null ? null : fileBeside(postcodes, ['postcodes'], context)
  if (file === null) return
  const faults = faultsOf(file, readFileSync(join(context.root, file), 'utf8'))
  if (faults.length > 0) note(context, ['postcodes'], faults.join('; '))
}
