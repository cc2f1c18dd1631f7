import { afterAll, beforeAll } from 'vitest'
import { serve } from './server.ts'
import { testYards, type Yards } from './test-yards.ts'

/** Releases that are served while the tests of a file run; `port` is known inside of them. */
export interface ServedYards {
  readonly yards: Yards
  readonly port: () => number
}

/** Publishes what the tests of a file ask for and serves it until they are through; `root` is the project, if not this one. */
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
