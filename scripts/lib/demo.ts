import { buildMoment } from '../build/moment.ts'
import { step } from '../build/progress.ts'
import { makeDemo } from '../demo/make-demo.ts'

/** Makes today's demo stock and the pictures it shows; quick when they are there already. */
export async function prepareDemo(root: string): Promise<void> {
  await step('Demo stock and pictures', false, () =>
    makeDemo({ root, now: buildMoment(), onProgress: () => undefined }),
  )
}
