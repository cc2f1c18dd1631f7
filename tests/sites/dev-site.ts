import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/lib/free-port.ts'

/** One dealer as people see it while they work on it; ends with the signal given. */
export async function serveInDev(content: string, slug: string, signal: AbortSignal): Promise<{ port: number }> {
  const port = await freePort()
  // What a test runner says of itself would make Astro and Vite behave as in its tests.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name))
  const env = {
    ...Object.fromEntries(own),
    NODE_ENV: 'development',
    DEALER: slug,
    CONTENT: content,
    ASTRO_DEV_BACKGROUND: '0',
  }
  // Two tests may each have a server of their own at one time.
  const where = ['--port', String(port), '--host', '127.0.0.1', '--ignore-lock']
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', ...where]
  const astro = spawn(process.execPath, args, { env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  astro.on('error', () => undefined)
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said.push(String(chunk))
      if (said.join('').includes(`:${port}`)) resolve()
    }
    astro.stdout.on('data', hear)
    astro.stderr.on('data', hear)
    astro.on('exit', (code) => reject(new Error(`astro dev ended with ${code}: ${said.join('')}`)))
  })
  return { port }
}
