import { numberWords } from './english.ts'
import type { Token } from './tokens.ts'

const wordValue = (token: Token | undefined) =>
  token?.kind === 'word' && Object.hasOwn(numberWords, token.text) ? (numberWords[token.text] ?? 0) : 0

/** The value of two number words: "twenty five", "one hundred"; 0 when they are not one number. */
function together(first: number, second: number): number {
  if (first >= 20 && first < 100 && second > 0 && second < 10) return first + second
  return first > 0 && first < 10 && second === 100 ? first * second : 0
}

/** Merges two number words into one number token; a hyphen may separate them. */
export function mergeNumberWords(tokens: readonly Token[]): readonly Token[] {
  const whole: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const last = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
    const value = together(wordValue(token), wordValue(tokens[last]))
    if (value === 0) whole.push(token)
    else {
      whole.push({ ...token, kind: 'number', text: String(value), value, end: tokens[last]?.end ?? token.end })
      at = last
    }
  }
  return whole
}
