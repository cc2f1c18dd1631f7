import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { serveDealer } from './dev/serve-dealer.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { prepareDemo } from './lib/demo.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'

/** `dev <slug>`: serves one dealer with hot reload of YAML, styles and components. */
async function main(): Promise<void> {
  const { args, options } = commandLine(cac('npm run dev --').usage('<slug>'), 1)
  if (options.help) return
  const root = process.cwd()
  const known = dealerSlugs(root)
  if (args.length === 0) throw new OperatorError(`Which dealer? npm run dev -- <slug>, one of: ${known.join(', ')}`)
  const [slug = ''] = namedDealers(args, known)
  await prepareDemo(root)
  process.exit(await serveDealer(slug, process.env.PORT ?? '4321'))
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'No site was touched.'))
  process.exitCode = 2
})
