import { cac } from 'cac'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { pick, runStages } from './test/run-stages.ts'
import { all } from './test/runners.ts'

/** `test [word ...]`: runs every test runner, or those whose name contains one of the words. */
async function main(): Promise<void> {
  const { args, options } = commandLine(cac('npm test --').usage('[word ...]'), unlimitedWords)
  if (options.help) return
  const stages = pick(all, args)
  const names = all.flat(2).map(({ name }) => name)
  if (stages.length === 0) throw new UsageError(`No runner is named so. There are ${names.join(', ')}.`)
  await runStages(stages)
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'Not everything was tried.'))
  process.exitCode = 2
})
