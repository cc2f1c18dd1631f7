import { afterAll, vi } from 'vitest'

/** Files of tests share a process: none finds what another has put in the place of the network or the environment. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
