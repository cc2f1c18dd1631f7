import { afterAll, beforeAll } from 'vitest'
import { serve } from './server.ts'
import { testYards, type Yards } from './test-yards.ts'

/** Releases served during the tests of a file; `port` is known inside tests. */
export interface ServedYards {
  readonly yards: Yards
  readonly port: () => number
}

/**
 * Publishes releases and serves them during the tests of a file; `root`: the project, by default the current folder.
 */
export function servedYards(publish: (yards: Yards) => void, root = process.cwd()): ServedYards {
  const yards = testYards()
  let served: Awaited<ReturnType<typeof serve>> | null = null
  beforeAll(async () => {
    publish(yards)
    served = await serve({ out: yards.out, root, port: 0, leads: ':memory:' })
  })
  afterAll(() => {
    served?.server.closeAllConnections()
    served?.server.close()
    yards.remove()
  })
  return { yards, port: () => served?.port ?? 0 }
}
