import { bundlePages } from '#scripts/build/bundle.ts'
import { areBuildsServed, serveBuilds } from './warm-builds.ts'

/**
 * Runs before all site tests: creates the bundle that they render from, and starts the shared build workers. Every test
 * project calls it; only the first call has an effect.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (areBuildsServed()) return undefined
  await bundlePages(process.cwd())
  return serveBuilds()
}
