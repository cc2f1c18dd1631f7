import { readHistory, rolledBackFrom } from './history.ts'
import { DamagedRecord, readRecord } from './record.ts'

/** The release of these inputs, if somebody went back from it and nothing else was published since; else null. */
export function rolledBackRelease(out: string, slug: string, key: string): string | null {
  const history = readHistory(out, slug)
  const ids = history === null ? [] : rolledBackFrom(history)
  return ids.find((id) => keyOf(out, slug, id) === key) ?? null
}

function keyOf(out: string, slug: string, id: string): string | null {
  try {
    return readRecord(out, slug, id).key
  } catch (error) {
    if (error instanceof DamagedRecord) return null
    throw error
  }
}
