import { runTask } from '../bootstrap.mjs'

/**
 * Runs Astro's development server for one dealer and returns its exit code. The server ends with this process, however
 * that ends; otherwise it would keep the port.
 */
export function serveDealer(slug: string, port: string): Promise<number> {
  const preload = ['--import', './scripts/lib/end-with-parent.ts']
  // Several dealers may be served at once on different ports, which Astro's lock would refuse.
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port, '--ignore-lock']
  const own = { DEALER: slug, ASTRO_DEV_BACKGROUND: '0', FORECOURT_PARENT: String(process.pid) }
  return runTask('dev', process.execPath, [...preload, ...args], { ...process.env, ...own })
}
