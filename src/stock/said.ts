import { longestLine } from './limits.ts'
import { line } from './text.ts'
import { isPlaceholderText } from './vocabulary.ts'

/** Whether a value states anything; "N/A" does not. */
export function isSaid(value: unknown): boolean {
  if (typeof value === 'string')
    return value.length > longestLine || (value.trim() !== '' && !isPlaceholderText(line(value) ?? value))
  return value !== undefined && value !== null
}
