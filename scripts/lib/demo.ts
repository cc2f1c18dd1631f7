import pc from 'picocolors'
import { buildTime } from '../build/build-time.ts'
import { demoSources, isDemoCurrent, recordDemo } from '../demo/stamp.ts'

const linesApart = 5_000

/** Prints the progress of the pictures: in place on a terminal, every few seconds in a log. */
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

/**
 * Creates today's demo stock, its pictures, the history of earlier nights, and the index of the dealer with a search
 * host. When all of it is up to date, the modules that create it are not even loaded.
 */
export async function prepareDemo(root: string): Promise<void> {
  const now = buildTime()
  const from = demoSources(root, now)
  if (isDemoCurrent(root, from)) return
  const [{ makeDemo }, { writeDemoHistory }, { localSearch }] = await Promise.all([
    import('../demo/make-demo.ts'),
    import('../demo/demo-history.ts'),
    import('./local-search.ts'),
  ])
  await makeDemo({ root, now, onProgress: progressLine() })
  writeDemoHistory(root)
  const { isFilled } = await localSearch(root)
  recordDemo(root, from, { isWhole: isFilled })
}
