import { resolve } from 'node:path'
import { bundlePages } from '#scripts/build/bundle.ts'
import { isBad } from '#scripts/build/report.ts'
import { build } from '#scripts/build.ts'
import { demoSlugs } from '#scripts/demo/demo-slugs.ts'
import { prepareDemo } from '#scripts/lib/demo.ts'
import { serve } from '#scripts/serve/server.ts'
import { ownTempFolder } from '../own-temp-folder.ts'
import { serveBuilds } from '../warm-builds.ts'

/** Builds the demo dealers that changed and serves them, with an empty lead API, for all browser tests. */
export default async function setUp(): Promise<() => Promise<void>> {
  const root = process.cwd()
  const out = resolve('dist')
  const removeTempFolder = ownTempFolder()
  await Promise.all([prepareDemo(root), bundlePages(root)])
  const failed = (await build({ root, slugs: demoSlugs(root), out })).filter(isBad)
  if (failed.length > 0)
    throw new Error(failed.flatMap(({ slug, problems }) => problems.map((line) => `${slug}  ${line}`)).join('\n'))
  const endBuilds = await serveBuilds()
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  process.env.FORECOURT_PORT = String(port)
  return async () => {
    server.closeAllConnections()
    server.close()
    await endBuilds()
    removeTempFolder()
  }
}
