import { bundlePages } from '#scripts/build/bundle.ts'

/** Before all site tests: the bundle that each of them renders from, made once and not by whoever comes first. */
export async function setup(): Promise<void> {
  await bundlePages(process.cwd())
}
