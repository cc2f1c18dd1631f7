import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { digestsOfShapes, shapesOf } from './shapes.ts'

/** What the HTML checker found valid since this process began: a shape is right or wrong whoever's page it stands on. */
const valid = new Set<number>()

/** The file that was read last, and how many shapes of this process it holds. */
let kept = { file: '', size: 0 }

export const isValidShape = (shape: number): boolean => valid.has(shape)

export function learnValidShapes(shapes: Iterable<number>): void {
  for (const shape of shapes) valid.add(shape)
}

/** One that is not there, or cannot be understood, knows nothing: the checker is asked again. */
function readShapes(file: string): string[] {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Takes over what other processes found valid with the same code, whose file this is; once for each file. */
export function readValidShapes(file: string): void {
  if (kept.file === file) return
  learnValidShapes(shapesOf(readShapes(file)))
  kept = { file, size: valid.size }
}

/**
 * Leaves what was found valid to processes that come later. What another wrote meanwhile is kept too; of two that write at
 * once one is lost, and its shapes are checked once more. A disk that is full or closed takes nothing, and costs nothing but time.
 */
export function keepValidShapes(file: string): void {
  if (kept.file === file && kept.size === valid.size) return
  const all = new Set([...readShapes(file), ...digestsOfShapes(valid)])
  try {
    const made = `${file}.${process.pid}`
    writeFileSync(made, JSON.stringify([...all].sort()))
    renameSync(made, file)
    kept = { file, size: valid.size }
  } catch {}
}
