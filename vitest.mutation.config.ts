import { defineConfig } from 'vitest/config'

/** What mutants of the rules are tried on: the rules' own tests, but for the slowest and those that measure time. */
export default defineConfig({
  test: {
    include: ['src/domain/{car,contact,lead,location,payment,promo,saved}/*.test.ts'],
    exclude: ['**/any-zone.test.ts', '**/fields.test.ts'],
    environment: 'node',
  },
})
