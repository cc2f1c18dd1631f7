import { bundlePages } from '#scripts/build/bundle.ts'
import { serveBuilds } from './warm-builds.ts'

/** Before all site tests: the bundle that each of them renders from, made once and not by whoever comes first, and who builds. */
export async function setup(): Promise<() => Promise<void>> {
  await bundlePages(process.cwd())
  return serveBuilds()
}
