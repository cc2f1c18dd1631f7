import { pick, runStages } from './test/run-stages.ts'
import { all } from './test/runners.ts'

// `test [word ...]`: every runner, or those whose name holds a word given.
await runStages(pick(all, process.argv.slice(2)))
