import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#scripts/serve/server.ts'
import { writeYards, type Yard } from '../sites/yards.ts'
import { warmBuild } from '../warm-builds.ts'

/** Dealers of a spec's own, being served. */
export interface ServedYards {
  /** The address of a page of one of them. */
  url(slug: string, path?: string): string
  close(): void
}

/** Builds dealers of a spec's own and serves them with an empty lead API. @throws with what was said when one is not published */
export async function serveYards(yards: Readonly<Record<string, Yard>>): Promise<ServedYards> {
  const content = writeYards(yards)
  const out = mkdtempSync(join(tmpdir(), 'served-yards-'))
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const results = await warmBuild({ content, out })
  delete process.env.FORECOURT_NOW
  const said = results.flatMap(({ problems }) => problems)
  if (said.length > 0) throw new Error(said.join('\n'))
  const { server, port } = await serve({ out, root: content, port: 0, leads: ':memory:' })
  return {
    url: (slug, path = '/') => `http://${slug}.localhost:${port}${path}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
