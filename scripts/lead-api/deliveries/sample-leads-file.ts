import { readLeadsFile } from './leads-file.ts'
import type { LeadsFile } from './leads-schema.ts'

/** The file of a test's dealer. */
export function readSample(text: string): LeadsFile {
  const read = readLeadsFile(text, 'leads.yaml')
  if ('said' in read) return read.said
  throw new Error(read.findings.map(({ path, message }) => `${path}: ${message}`).join('\n'))
}
