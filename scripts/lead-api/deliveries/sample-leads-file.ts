import { readLeadsFile } from './leads-file.ts'
import type { LeadsFile } from './leads-schema.ts'

/** Parses a test's leads.yaml. @throws Error with its problems */
export function readSample(text: string): LeadsFile {
  const read = readLeadsFile(text, 'leads.yaml')
  if ('said' in read) return read.said
  throw new Error(read.findings.map(({ path, message }) => `${path}: ${message}`).join('\n'))
}
