import { hash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#scripts/serve/server.ts'
import { writeYards, type Yard } from '../sites/yards.ts'
import { warmBuild } from '../warm-builds.ts'

type Yards = Readonly<Record<string, Yard>>

/** Dealers of a spec's own, being served. */
export interface ServedYards {
  /** The address of a page of one of them. */
  url(slug: string, path?: string): string
  close(): void
}

/** Their folder, the same for every worker of this run: whoever comes first leaves it there, whole. */
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
 * Builds dealers of a spec's own, once for all workers and both screens, and serves them with an empty lead API.
 * @throws with what was said when one is not published
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
