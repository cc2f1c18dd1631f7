import { hash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#scripts/serve/server.ts'
import { writeYards, type Yard } from '../sites/yards.ts'
import { warmBuild } from '../warm-builds.ts'

type Yards = Readonly<Record<string, Yard>>

/** A spec's own dealers while they are served. */
export interface ServedYards {
  /** URL of a page of one of them. */
  url(slug: string, path?: string): string
  close(): void
}

/** Their content folder, shared by all workers of this run: the first one renames a complete folder into place. */
function folderOf(yards: Yards): string {
  const content = join(tmpdir(), `yards-${hash('sha256', JSON.stringify(yards)).slice(0, 16)}`)
  try {
    renameSync(writeYards(yards), content)
  } catch (error) {
    if (!existsSync(content)) throw error
  }
  return content
}

/**
 * Builds a spec's own dealers, once for all workers and both screen sizes, and serves them with an empty lead API.
 * @throws with the reported problems when a build has any
 */
export async function serveYards(yards: Yards): Promise<ServedYards> {
  const content = folderOf(yards)
  const out = join(content, 'dist')
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const results = await warmBuild({ content, out, isShared: true })
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
