import { prepareDemo } from './lib/demo.ts'

/** `demo-stock`: makes today's stock of the demo dealers and the pictures it shows. */
await prepareDemo(process.cwd())
