/**
 * The line (from 1) of a quote that is never closed, by the rules of CSV; null when all are closed. Line ends must be
 * .
 */
export function openQuoteLine(text: string, delimiter: string): number | null {
  let line = 1
  let opened: number | null = null
  let isStart = true
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    if (opened === null) {
      if (sign === '"' && isStart) opened = line
      isStart = sign === delimiter || sign === '\n' || (isStart && (sign === ' ' || sign === '\uFEFF'))
    } else if (sign === '"') {
      if (text[at + 1] === '"') at++
      else opened = null
    }
  }
  return opened
}
