import { isShowable } from '#domain/secret/redact.ts'
import { inQuotes } from './proposals.ts'

/** A value as a message shows it: quoted, on one line, never longer than a line; what looks like a secret is not shown. */
export function quoted(text: string): string {
  if (!isShowable(text)) return 'what stands here'
  const line = text.replace(/\s+/g, ' ').trim()
  return inQuotes(line.length > 60 ? `${line.slice(0, 57)}...` : line)
}

/** What kind of thing stands where something else belongs. */
export function shapeOf(input: unknown): string {
  if (typeof input === 'string') return quoted(input)
  if (Array.isArray(input)) return input.length === 0 ? 'an empty list' : 'a list'
  return typeof input === 'object' && input !== null ? 'a group of settings' : 'empty'
}

/** Where settings belong and something else stands. */
export const settingsBelongHere = (input: unknown): string =>
  `settings (name: value) belong here; this is ${shapeOf(input)}`

/** "a, b or c" */
export function either(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
