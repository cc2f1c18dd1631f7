import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cac } from 'cac'
import type { LoadResult } from './bench/leads/load.ts'
import { type LoadReport, type Size, underLoad, withinLimits } from './bench/leads/under-load.ts'
import { defaultRateLimits } from './lead-api/http/limits.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { makeDealer, slug } from './trial-kills/dealer.ts'

/**
 * A dealer without a mail address: trial:leads covers outgoing mail, and here it would distort the measurement of
 * requests.
 */
function dealerWithoutMail(): string {
  const { content } = makeDealer()
  const file = join(content, `dealers/${slug}/site.yaml`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^email: .*\n/m, ''))
  return content
}

const round = (value: number) => Math.round(value * 10) / 10

function lines(size: Size, report: LoadReport, limits: LoadResult): readonly string[] {
  const { leads, hostile, connections } = size
  const { statuses, seconds, p50, p99, longest, memory, kept, wrong } = report
  const pace = Math.round((leads + hostile) / seconds)
  return [
    `${leads} leads and ${hostile} hostile posts over ${connections} connections in ${round(seconds)} s`,
    `${pace} requests a second; p50 ${round(p50)} ms, p99 ${round(p99)} ms, longest ${round(longest)} ms`,
    `memory ${memory.start} MB at the start, ${memory.most} MB at most, ${memory.end} MB at the end`,
    `answers ${JSON.stringify(statuses)}`,
    `${leads - kept} leads lost, ${wrong.length} wrong answers`,
    ...[...new Set(wrong)].map((each) => `  ${each}`),
    `with the usual limits one address got ${limits.statuses[201] ?? 0} of 200 in, and was asked to wait ${limits.statuses[429] ?? 0} times`,
  ]
}

/** `bench:leads [--leads 100000] [--hostile 2000] [--connections 200] [--json]`: exit 1 when a lead is lost or a limit does not hold. */
async function main(): Promise<void> {
  const cli = cac('npm run bench:leads --')
  cli.option('--leads <n>', 'genuine leads', { default: 100_000 })
  cli.option('--hostile <n>', 'hostile requests among them', { default: 2000 })
  cli.option('--connections <n>', 'parallel connections', { default: 200 })
  cli.option('--json', 'report as JSON')
  const { options } = commandLine(cli)
  if (options.help) return
  const count = (name: keyof Size) => wholeNumber(`--${name}`, options[name], 1)
  const size = { leads: count('leads'), hostile: count('hostile'), connections: count('connections') }
  const content = dealerWithoutMail()
  const report = await underLoad(size, content)
  const limits = await withinLimits(content)
  rmSync(content, { recursive: true })
  console.log(options.json ? JSON.stringify({ size, report, limits }, null, 2) : lines(size, report, limits).join('\n'))
  const isLimited = limits.statuses[201] === defaultRateLimits.perAddress
  process.exitCode = report.kept === size.leads && report.wrong.length === 0 && isLimited ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The bench was not run.'))
  process.exitCode = 2
})
