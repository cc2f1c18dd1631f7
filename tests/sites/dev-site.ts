import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/lib/free-port.ts'

/** What a process of development sees that is started in a test, with the dealers of `content`. */
export function devEnvironment(content: string): NodeJS.ProcessEnv {
  // What a test runner says of itself would make Astro and Vite behave as in its tests.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name))
  return { ...Object.fromEntries(own), NODE_ENV: 'development', CONTENT: content }
}

/** One dealer as people see it while they work on it; ends with the signal given. */
export async function serveInDev(content: string, slug: string, signal: AbortSignal): Promise<{ port: number }> {
  const port = await freePort()
  const env = { ...devEnvironment(content), DEALER: slug, ASTRO_DEV_BACKGROUND: '0' }
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
