import { defineConfig } from 'vitest/config'

/** What mutants of the rules are tried on: the rules' own tests, nothing slower. */
export default defineConfig({ test: { include: ['src/domain/{car,contact,location}/*.test.ts'], environment: 'node' } })
