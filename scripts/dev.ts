import { dealerSlugs } from '#tenants/load.ts'
import { serveDealer } from './dev/serve-dealer.ts'
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
  process.exit(await serveDealer(slug, process.env.PORT ?? '4321'))
}

await main(process.argv.slice(2))
