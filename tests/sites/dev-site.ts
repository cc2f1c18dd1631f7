import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/lib/free-port.ts'

/** Environment of a development process started in a test, with the dealers of `content`. */
export function devEnvironment(content: string): NodeJS.ProcessEnv {
  // The test runner's variables would make Astro and Vite behave as in unit tests.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name))
  return { ...Object.fromEntries(own), NODE_ENV: 'development', CONTENT: content }
}

/** Starts the development server for one dealer; it ends with the signal. */
export async function serveInDev(content: string, slug: string, signal: AbortSignal): Promise<{ port: number }> {
  const port = await freePort()
  const env = { ...devEnvironment(content), DEALER: slug, ASTRO_DEV_BACKGROUND: '0' }
  // Several tests may run a server at the same time.
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
