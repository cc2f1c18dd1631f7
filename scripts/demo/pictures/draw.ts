import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import type { Drawing } from './keys.ts'

/** How far the drawing of the pictures is. */
export interface DrawProgress {
  readonly done: number
  readonly total: number
}

/** What one worker is given at a time: pictures that share a shape and a view, or a cabin. */
export interface DrawingTask {
  readonly folder: string
  readonly drawings: readonly Drawing[]
}

function isDrawn(folder: string, { key }: Drawing): boolean {
  return pictureWidths.every((width) => existsSync(join(folder, pictureFile(key, width))))
}

function tasksFor(folder: string, drawings: readonly Drawing[]): DrawingTask[] {
  const groups = Object.values(
    Object.groupBy(drawings, (one) => (one.kind === 'cabin' ? one.key : `${one.shape} ${one.view}`)),
  )
  return groups.flatMap((group) => (group ? [{ folder, drawings: group }] : []))
}

function work(tasks: DrawingTask[], onDone: (count: number) => void): Promise<void> {
  const first = tasks.shift()
  if (!first) return Promise.resolve()
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    let task: DrawingTask | undefined = first
    worker.on('error', reject)
    worker.on('message', () => {
      onDone(task?.drawings.length ?? 0)
      task = tasks.shift()
      if (task) worker.postMessage(task)
      else worker.terminate().then(() => resolve(), reject)
    })
    worker.postMessage(task)
  })
}

/** Draws the pictures that are not in the folder yet, on as many cores as there are. Answers how many that was. */
export async function drawPictures(
  drawings: readonly Drawing[],
  folder: string,
  onProgress?: ((progress: DrawProgress) => void) | undefined,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const missing = drawings.filter((drawing) => !isDrawn(folder, drawing))
  const tasks = tasksFor(folder, missing)
  let done = 0
  const count = (more: number) => {
    done += more
    onProgress?.({ done, total: missing.length })
  }
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism(), 8) }, () => work(tasks, count)))
  return missing.length
}
