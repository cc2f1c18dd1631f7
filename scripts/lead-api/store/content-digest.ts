import { createHash } from 'node:crypto'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import type { LeadFile } from '../asked/stored-lead.ts'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

/** SHA-256 of a lead and its files, independent of key order; empty values are ignored. */
export function contentDigest(lead: object, files: readonly LeadFile[]): string {
  const content = JSON.stringify([sorted(withoutEmpty({ ...lead })), files.map((file) => file.sha256)])
  return createHash('sha256').update(content).digest('hex')
}
