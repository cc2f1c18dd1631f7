import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundlePages } from './bundle.ts'

const root = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Writes a bundle, and simulates a killed build that still writes for a moment. */
const astro = `import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
mkdirSync(process.env.FORECOURT_ASTRO_OUT, { recursive: true })
mkdirSync(join(process.env.FORECOURT_BUNDLE, '../orphan.1-abc.partial/client'), { recursive: true })
`

test('nothing is left of a bundle whose build was killed, though it was written on for a moment', async () => {
  write('node_modules/astro/bin/astro.mjs', astro)
  mkdirSync(join(root, 'scripts/lib'), { recursive: true })
  cpSync('scripts/lib/end-with-parent.ts', join(root, 'scripts/lib/end-with-parent.ts'))
  const store = join(root, 'store')
  mkdirSync(join(store, 'orphan.1-abc.partial'), { recursive: true })
  const { digest } = await bundlePages(root, undefined, store)
  expect(readdirSync(store)).toEqual([digest])
})
