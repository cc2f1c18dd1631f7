import { bundlePages } from '#scripts/build/bundle.ts'
import { areBuildsServed, serveBuilds } from './warm-builds.ts'

/**
 * Before all site tests: the bundle that each of them renders from, made once and not by whoever comes first, and who builds.
 * Every project of tests asks for it; the first one is answered.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (areBuildsServed()) return undefined
  await bundlePages(process.cwd())
  return serveBuilds()
}
