import { cac } from 'cac'
import { commandLine } from './lib/command-line/command-line.ts'
import { failureText } from './lib/failure-text.ts'
import { runStages } from './test/run-stages.ts'
import { quick } from './test/runners.ts'

/** `verify`: runs all checks that need neither a built site nor a browser, for every commit. */
async function main(): Promise<void> {
  const { options } = commandLine(cac('npm run verify --').usage('[options]'))
  if (!options.help) await runStages(quick)
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'Not everything was tried.'))
  process.exitCode = 2
})
