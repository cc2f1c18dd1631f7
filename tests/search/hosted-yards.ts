import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The time that the yards of tests/sites are built for. */
export const yardMoment = new Date('2026-03-04T01:00:00.000Z')

/** A copy of the two yards that use this search host; `more` is added to the `search` settings of each site.yaml. */
export function hostedYards(host: string, more = ''): string {
  const content = mkdtempSync(join(tmpdir(), 'hosted-yards-'))
  cpSync(join(import.meta.dirname, '../sites/two-dealers'), content, { recursive: true })
  for (const slug of ['north-yard', 'south-yard']) {
    edit(content, `dealers/${slug}/site.yaml`, (text) =>
      text.concat(`search: {engine: meilisearch, host: "${host}"${more}}\n`),
    )
  }
  return content
}

/** Edits one file of such a copy. */
export function edit(content: string, file: string, change: (text: string) => string): void {
  const path = join(content, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
