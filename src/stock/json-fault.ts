import type { JSONVisitor } from 'jsonc-parser'
import { visitJson } from './json-places.ts'

/** Where a text stops being JSON: what should stand there, and what does. */
export interface JsonFault {
  readonly at: number
  readonly wanted: string
  readonly found: string
}

const value = 'a value'
const name = 'a name in double quotes'

/** Knows of each step of a walk what should stand next, for whoever wrote the text. */
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
    // Where a text is cut off, an end without length is told before the fault.
    if (length === 0) return
    this.#ends.pop()
    this.#more()
  }

  #more(): void {
    const end = this.#ends.at(-1)
    this.wanted = end ? `"," or ${end}` : 'nothing more'
  }
}

/** Null where all of the text is JSON, or what is no JSON is nested too deep to be found. */
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
