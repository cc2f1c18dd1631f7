import { runTask } from '../bootstrap.mjs'

/**
 * Runs Astro's development server for one dealer, and answers its exit code. It ends with the process that asked for it,
 * however that ends: one that went on would hold the port, and show a site that nobody works on.
 */
export function serveDealer(slug: string, port: string): Promise<number> {
  const preload = ['--import', './scripts/lib/end-with-parent.ts']
  // Two dealers may be worked on at once, each at a port of its own; Astro would refuse the second.
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port, '--ignore-lock']
  const own = { DEALER: slug, ASTRO_DEV_BACKGROUND: '0', FORECOURT_PARENT: String(process.pid) }
  return runTask('dev', process.execPath, [...preload, ...args], { ...process.env, ...own })
}
