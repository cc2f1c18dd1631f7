import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { cac } from 'cac'
import pc from 'picocolors'
import { reportForPeople } from './build/report.ts'
import { build } from './build.ts'
import { prepareDemo } from './lib/demo.ts'
import { serve } from './serve/server.ts'
import { liveSites } from './serve/sites.ts'

function announce(out: string, port: number): void {
  for (const { slug, name } of liveSites(out)) console.log(`  ${pc.cyan(`http://${slug}.localhost:${port}/`)}  ${name}`)
  console.log(`\n  ${pc.bold(`http://localhost:${port}/`)}  all of them, and the leads they receive. Ctrl-C ends.`)
}

/** `start [--no-build] [--out DIR]`: builds every dealer and serves them on PORT (4321). */
async function main(): Promise<void> {
  const cli = cac('npm start --')
  cli.option('--no-build', 'serve what is there')
  cli.option('--out <dir>', 'where releases are', { default: 'dist' })
  cli.help()
  const { options } = cli.parse()
  if (options.help) return
  const root = process.cwd()
  const out = resolve(String(options.out))
  mkdirSync(out, { recursive: true })
  if (options.build) {
    await prepareDemo(root)
    console.log(reportForPeople(await build({ root, slugs: [], out })))
  }
  mkdirSync('leads', { recursive: true })
  const { server, port } = await serve({
    out,
    port: Number(process.env.PORT ?? 4321),
    leads: resolve('leads/leads.sqlite'),
  })
  announce(out, port)
  const end = () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  }
  process.on('SIGINT', end).on('SIGTERM', end)
}

await main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? 'The port is taken. Stop the other program, or choose one: PORT=4322 npm start' : error)
  process.exitCode = 1
})
