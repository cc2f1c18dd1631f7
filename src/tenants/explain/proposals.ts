/** A text as YAML in quotes. Single ones where it holds what double ones would end at or read as a sign. */
export function inQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

// Whatever else may begin or part a value has a meaning of its own to YAML.
const plain = /^[\p{L}\p{N}/.](?:[^"'\\,[\]{}#:]|:(?=\S))*$/u

/** A text as YAML between brackets: plain where it may be. */
export function inBrackets(text: string): string {
  return plain.test(text) ? text : inQuotes(text)
}

const whole = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/

/** A value as it may stand behind "name: ": as it was written, unless YAML would end it early or take it for a sign of its own. */
export function behindName(value: string): string {
  const isTorn = /^["']/.test(value) && !whole.test(value)
  const isSign = /^[|>&*!%@`]/.test(value)
  return isTorn || isSign || (!/^["'[{]/.test(value) && /:(?:\s|$)/.test(value)) ? inQuotes(value) : value
}

/** A line to write, set off from the sentence by quotes unless it holds some: those would be taken for its own. */
export function asLine(line: string): string {
  return line.includes('"') ? line : `"${line}"`
}

/** The line of a setting and its value, set off likewise. */
export function asSetting(name: string, value: string): string {
  return asLine(`${name}: ${behindName(value)}`)
}
