/** A text as quoted YAML: in single quotes when it contains a double quote or a backslash, else in double quotes. */
export function inQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

// Anything else at the start or inside may be YAML syntax.
const plain = /^[\p{L}\p{N}/.](?:[^"'\\,[\]{}#:]|:(?=\S))*$/u

/** A text as YAML inside brackets: unquoted when possible. */
export function inBrackets(text: string): string {
  return plain.test(text) ? text : inQuotes(text)
}

const whole = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/

/** A value as YAML after "name: ": unchanged, unless YAML would end it early or read its start as syntax. */
export function formatYamlValue(value: string): string {
  const isTorn = /^["']/.test(value) && !whole.test(value)
  const isSign = /^[|>&*!%@`]/.test(value)
  return isTorn || isSign || (!/^["'[{]/.test(value) && /:(?:\s|$)/.test(value)) ? inQuotes(value) : value
}

/** A line to write, quoted within a message; unquoted when it contains double quotes itself. */
export function asLine(line: string): string {
  return line.includes('"') ? line : `"${line}"`
}

/** A setting's line, "name: value", quoted likewise. */
export function asSetting(name: string, value: string): string {
  return asLine(`${name}: ${formatYamlValue(value)}`)
}
