import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { digestsOfShapes, shapesOf } from './shapes.ts'

/** Shapes the HTML checker found valid in this process, for any site: validity does not depend on the dealer. */
const valid = new Set<number>()

/** The last file read or written, and how many shapes it covers. */
let kept = { file: '', size: 0 }

export const isValidShape = (shape: number): boolean => valid.has(shape)

export function learnValidShapes(shapes: Iterable<number>): void {
  for (const shape of shapes) valid.add(shape)
}

/** A missing or damaged file counts as empty: the checker runs again. */
function readShapes(file: string): string[] {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Adds shapes that other processes found valid with the same code; reads each file once. */
export function readValidShapes(file: string): void {
  if (kept.file === file) return
  learnValidShapes(shapesOf(readShapes(file)))
  kept = { file, size: valid.size }
}

/**
 * Stores valid shapes for later processes, merged with the file's. Of two simultaneous writes one is lost, and its
 * shapes are checked again. A full or read-only disk only costs time.
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
