import { longestLine } from './limits.ts'
import { line } from './text.ts'
import { isSilent } from './vocabulary.ts'

/** Whether a value states anything; "N/A" does not. */
export function isSaid(value: unknown): boolean {
  if (typeof value === 'string')
    return value.length > longestLine || (value.trim() !== '' && !isSilent(line(value) ?? value))
  return value !== undefined && value !== null
}
