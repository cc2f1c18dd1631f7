import { isShowable } from '#domain/secret/redact.ts'
import { inQuotes } from './proposals.ts'

/** A value for a message: quoted, on one line, at most 60 characters. Values that look like secrets are not shown. */
export function quoted(text: string): string {
  if (!isShowable(text)) return 'this text'
  const line = text.replace(/\s+/g, ' ').trim()
  return inQuotes(line.length > 60 ? `${line.slice(0, 57)}...` : line)
}

/** A value for a message: a text quoted, anything else by its kind. */
export function shapeOf(input: unknown): string {
  if (typeof input === 'string') return quoted(input)
  if (Array.isArray(input)) return input.length === 0 ? 'an empty list' : 'a list'
  return typeof input === 'object' && input !== null ? 'a group of settings' : 'empty'
}

/** The message for another value in place of a group of settings. */
export const settingsBelongHere = (input: unknown): string =>
  `settings (name: value) belong here; this is ${shapeOf(input)}`

/** "a, b or c" */
export function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
