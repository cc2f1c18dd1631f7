import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePages } from '#scripts/build/bundle.ts'
import { loadRenderer } from '#scripts/build/page-bundle.ts'

test('a bundle holds all that draws pages, and works where no package is to be found', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true }))
  const { folder } = await bundlePages(process.cwd())
  cpSync(folder, elsewhere, { recursive: true })
  const { manifest } = await loadRenderer(elsewhere)
  expect(manifest.routes.length).toBeGreaterThan(10)
})
