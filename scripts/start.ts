import { resolve } from 'node:path'
import { cac } from 'cac'
import { bundlePages } from './build/bundle.ts'
import { reportForPeople } from './build/report.ts'
import { build } from './build.ts'
import { leadsToken, WeakToken } from './lead-api/page/leads-token.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { outFolder } from './lib/command-line/out-folder.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { prepareDemo } from './lib/demo.ts'
import { failureText } from './lib/failure-text.ts'
import { Interrupted, interrupts, unlessAborted } from './lib/interrupts.ts'
import { describeListenError } from './serve/listen-error.ts'
import { BadPort, portFrom } from './serve/port.ts'
import { servedText } from './serve/served-text.ts'
import { serve } from './serve/server.ts'
import { liveSites } from './serve/sites.ts'

/** `start [--no-build] [--out DIR]`: builds every dealer and serves them on PORT (4321). */
async function main(): Promise<void> {
  const cli = cac('npm start --')
  cli.option('--no-build', 'serve the existing releases')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { options } = commandLine(cli)
  if (options.help) return
  const root = process.cwd()
  const wanted = portFrom(process.env.PORT)
  const token = leadsToken('leads', process.env)
  const out = outFolder(options.out)
  if (options.build) {
    const signal = interrupts()
    // In parallel: bundling uses one core, resizing pictures the others; the build finds both done.
    await unlessAborted(signal, Promise.all([prepareDemo(root), bundlePages(root, signal)]))
    console.log(reportForPeople(await build({ root, slugs: [], out, signal })))
  }
  const leads = resolve('leads/leads.sqlite')
  const { server, port } = await serve({ out, port: wanted, leads, leadsToken: token.token })
  console.log(servedText(liveSites(out), { out, port, source: token.source }))
  const end = () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  }
  process.on('SIGINT', end).on('SIGTERM', end)
}

await main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof Interrupted) {
    console.error(`npm start ${error.message}. What was published stays.`)
    process.exit(error.exitCode)
  }
  const isMistake = [BadPort, WeakToken, UsageError].some((kind) => error instanceof kind)
  const known = isMistake ? error.message : describeListenError(error, 'PORT=4322 npm start')
  console.error(known ?? failureText(error, 'What was published stays.'))
  process.exitCode = isMistake ? 2 : 1
})
