import { afterAll, vi } from 'vitest'

/** Test files share a process, so stubbed globals and environment variables are restored after each. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
