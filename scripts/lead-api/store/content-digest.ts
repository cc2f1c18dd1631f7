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

/** What a lead says and carries, as one short text, whatever the order of its keys; what is empty says nothing. */
export function contentDigest(lead: object, files: readonly LeadFile[]): string {
  const content = JSON.stringify([sorted(withoutEmpty({ ...lead })), files.map((file) => file.sha256)])
  return createHash('sha256').update(content).digest('hex')
}
