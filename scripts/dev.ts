import { spawn } from 'node:child_process'
import { dealerSlugs } from '#tenants/load.ts'
import { prepareDemo } from './lib/demo.ts'

/** `dev <slug>`: one dealer with hot reload of YAML, styles and components. */
async function main([slug = '']: readonly string[]): Promise<void> {
  const root = process.cwd()
  const known = dealerSlugs(root)
  if (!known.includes(slug)) {
    console.error(`Which dealer? npm run dev -- <slug>, one of: ${known.join(', ')}`)
    process.exitCode = 2
    return
  }
  await prepareDemo(root)
  const env = { ...process.env, DEALER: slug, ASTRO_DEV_BACKGROUND: '0' }
  const port = process.env.PORT ?? '4321'
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  astro.on('exit', (code) => process.exit(code ?? 0))
}

await main(process.argv.slice(2))
