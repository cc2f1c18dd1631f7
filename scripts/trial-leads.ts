import { spawn } from 'node:child_process'
import { cac } from 'cac'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const trial = [
  'run',
  '--project',
  'servers',
  'tests/delivery/leads-trial.test.ts',
  '--testNamePattern',
  'loses nothing',
]

/** Option -> environment variable of the trial. */
const variables = {
  schedules: 'FORECOURT_LEAD_SCHEDULES',
  kills: 'FORECOURT_LEAD_KILLS',
  failures: 'FORECOURT_LEAD_FAILURES',
  seed: 'FORECOURT_LEAD_SEED',
} as const

/**
 * `trial:leads [--schedules 5000] [--kills 200] [--failures 2] [--seed 1]`: tests leads from the form to the mail; exit
 * 1 when a goal is missed.
 */
function main(): void {
  const cli = cac('npm run trial:leads --')
  cli.option('--schedules <n>', 'shoppers with faulty networks', { default: 5000 })
  cli.option('--kills <n>', 'kills of the lead API meanwhile', { default: 200 })
  cli.option('--failures <n>', 'maximum failures of one delivery', { default: 2 })
  cli.option('--seed <n>', 'seed of the random schedules', { default: 1 })
  const { options } = commandLine(cli)
  if (options.help) return
  const wanted = Object.entries(variables).map(
    ([name, variable]) => [variable, String(wholeNumber(`--${name}`, options[name], 0))] as const,
  )
  const env = { ...process.env, ...Object.fromEntries(wanted) }
  spawn(process.execPath, [vitest, ...trial], { stdio: 'inherit', env }).once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

try {
  main()
} catch (error) {
  console.error(failureText(error, 'The trial was not held.'))
  process.exitCode = 2
}
