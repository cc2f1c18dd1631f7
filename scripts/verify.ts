import { runStages } from './test/run-stages.ts'
import { quick } from './test/runners.ts'

// `verify`: what needs neither a built site nor a browser, for every commit.
await runStages(quick)
