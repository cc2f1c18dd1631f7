import { formatSuggestions } from '../../explain/nearest.ts'
import type { Kind } from '../setting.ts'

/** A kind of text that follows a pattern. */
export function matching(
  pattern: RegExp,
  wanted: string,
  example: string,
  json: Kind<string>['json'] = {},
): Kind<string> {
  const read = (text: string) => (pattern.test(text) ? text : null)
  return { wanted, example, read, json: { type: 'string', ...json } }
}

/** Adds a remedy: the mended text when it is valid, else the example. */
export function orMended(kind: Kind<string>, mend: (text: string) => string): Kind<string> {
  const remedy = (text: string) => {
    const mended = mend(text)
    return kind.read(mended) === null ? `; for example ${kind.example}` : formatSuggestions([mended])
  }
  return { ...kind, remedy }
}
