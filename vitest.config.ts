import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // Limits are for what hangs; a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './tests/vitest-setup.ts',
  },
})
