import { line, text } from './text.ts'
import { yesOrNo } from './vocabulary.ts'

/** true, false, 1, 0 and their spellings; "yes" is not one of them. */
export function flag(raw: unknown): boolean | null {
  const word = String(raw).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : null
}

/** The same, and "yes" and "no" as people write them. */
export function answer(raw: unknown): boolean | null {
  const known = flag(raw)
  const word = known === null && typeof raw === 'string' ? yesOrNo(line(raw) ?? '') : null
  return word === null ? known : word === 'yes'
}

/** Whether a car is taken: true for any stated value but a no, so that a car that may be taken is never offered. */
export function isTaken(raw: unknown): boolean {
  const isSaid = typeof raw === 'string' ? text(raw) !== null : typeof raw === 'number'
  return answer(raw) ?? isSaid
}
