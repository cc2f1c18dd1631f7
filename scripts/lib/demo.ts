import pc from 'picocolors'
import { buildTime } from '../build/build-time.ts'
import { makeDemo } from '../demo/make-demo.ts'
import { leaveDemoPast } from '../demo/past.ts'
import { localSearch } from './local-search.ts'

const linesApart = 5_000

/** Says how far the pictures are: in place on a terminal, every few seconds in a log. */
function progressLine(): (progress: { readonly done: number; readonly total: number }) => void {
  let last = performance.now()
  return ({ done, total }) => {
    const text = `Making demo pictures smaller  ${done} of ${total}`
    if (process.stdout.isTTY) process.stdout.write(`\r${pc.dim(text)}${done === total ? '\n' : ''}`)
    else if (performance.now() - last > linesApart || done === total) {
      last = performance.now()
      console.log(text)
    }
  }
}

/** Makes today's demo stock, its pictures, what nights before would have seen of it, and the index of the dealer with a search host; quick when they are there. */
export async function prepareDemo(root: string): Promise<void> {
  await makeDemo({ root, now: buildTime(), onProgress: progressLine() })
  leaveDemoPast(root)
  await localSearch(root)
}
