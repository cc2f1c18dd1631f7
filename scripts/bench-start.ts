import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { cac } from 'cac'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { freePort } from './lib/free-port.ts'
import { OperatorError } from './lib/operator-error.ts'

/** Maximum duration of a second start, in seconds. */
const goal = 3

/** Polls until a page is served. @throws OperatorError when the program ends before */
async function answered(port: number, npm: ChildProcess): Promise<void> {
  while (npm.exitCode === null && npm.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(20)
  }
  throw new OperatorError('npm start ended without serving; see what it says by itself.')
}

/** Seconds from `npm start` to the first page; ends the program afterwards. */
async function secondsToServe(): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const env = { ...process.env, PORT: String(port) }
  // In its own process group, as in a terminal: npm leaves Ctrl-C to its child.
  const npm = spawn('npm', ['start', '--silent'], { env, stdio: 'ignore', detached: true })
  try {
    await answered(port, npm)
    return (performance.now() - started) / 1000
  } finally {
    const ended = npm.exitCode === null && npm.signalCode === null ? once(npm, 'exit') : null
    if (npm.pid !== undefined && ended) process.kill(-npm.pid, 'SIGINT')
    await ended
  }
}

const said = (seconds: number) => `${seconds.toFixed(1)} s`

/**
 * `bench:start [--runs 3]`: duration of a start with everything built; exit 1 when the median is above three seconds.
 */
async function main(): Promise<void> {
  const cli = cac('npm run bench:start --')
  cli.option('--runs <n>', 'starts with everything built', { default: 3 })
  const { options } = commandLine(cli)
  if (options.help) return
  const runs = wholeNumber('--runs', options.runs, 1)
  console.log(`the first start, which makes what is missing: ${said(await secondsToServe())}`)
  const seconds: number[] = []
  for (let run = 0; run < runs; run++) seconds.push(await secondsToServe())
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `a start after it: ${said(median)} (${seconds.map(said).join(', ')}), goal ${goal} s; load of the machine ${load}`,
  )
  process.exitCode = median <= goal ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The bench was not run.'))
  process.exitCode = 2
})
