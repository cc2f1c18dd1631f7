import { defineConfig } from 'vitest/config'

/** What mutants of the rules are tried on: the rules' own tests, but for the slowest. */
export default defineConfig({
  test: {
    include: ['src/domain/{car,contact,location}/*.test.ts'],
    exclude: ['**/any-zone.test.ts'],
    environment: 'node',
  },
})
