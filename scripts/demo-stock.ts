import { cac } from 'cac'
import { commandLine } from './lib/command-line/command-line.ts'
import { prepareDemo } from './lib/demo.ts'
import { failureText } from './lib/failure-text.ts'

/** `demo-stock`: generates today's stock of the demo dealers and its pictures. */
async function main(): Promise<void> {
  const { options } = commandLine(cac('npm run demo-stock --').usage('[options]'))
  if (!options.help) await prepareDemo(process.cwd())
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'What was made before stays.'))
  process.exitCode = 2
})
