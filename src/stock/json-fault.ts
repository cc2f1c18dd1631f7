import type { JSONVisitor } from 'jsonc-parser'
import { visitJson } from './json-places.ts'

/** Where a text stops being JSON: the offset, what is expected there and what was found. */
export interface JsonFault {
  readonly at: number
  readonly wanted: string
  readonly found: string
}

const value = 'a value'
const name = 'a name in double quotes'

/** Tracks what JSON expects next while a text is walked. */
class Next implements JSONVisitor {
  wanted = value
  readonly #ends: string[] = []

  readonly onArrayBegin = () => this.#open('"]"', value)
  readonly onObjectBegin = () => this.#open('"}"', name)
  readonly onArrayEnd = (_at: number, length: number) => this.#close(length)
  readonly onObjectEnd = this.onArrayEnd
  readonly onLiteralValue = () => this.#more()

  readonly onObjectProperty = () => {
    this.wanted = '":"'
  }

  readonly onSeparator = (sign: string) => {
    this.wanted = sign === ',' && this.#ends.at(-1) === '"}"' ? name : value
  }

  #open(end: string, first: string): void {
    this.#ends.push(end)
    this.wanted = `${first} or ${end}`
  }

  #close(length: number): void {
    // In a truncated text an end of length 0 is reported before the fault.
    if (length === 0) return
    this.#ends.pop()
    this.#more()
  }

  #more(): void {
    const end = this.#ends.at(-1)
    this.wanted = end ? `"," or ${end}` : 'nothing more'
  }
}

/** The first fault of a JSON text; null when there is none, or when it is nested too deep to be found. */
export function jsonFault(text: string): JsonFault | null {
  const next = new Next()
  let fault: JsonFault | null = null
  visitJson(text, {
    ...next,
    onError: (_code, at, length) => {
      fault ??= { at, wanted: next.wanted, found: text.slice(at, at + length) }
    },
  })
  return fault
}
