import { createInterface } from 'node:readline/promises'
import type { Person } from './answers.ts'

/** A person at a terminal; they leave by Ctrl-C or the end of input. */
export function personAt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Person & { readonly close: () => void } {
  const lines = createInterface({ input, output })
  const left = new AbortController()
  lines.on('SIGINT', () => left.abort()).on('close', () => left.abort())
  return {
    ask: async (question, otherwise) => {
      left.signal.throwIfAborted()
      const text = await lines.question(`${question}${otherwise ? ` [${otherwise}]` : ''}: `, { signal: left.signal })
      // Examples in files are quoted; answers need no quotes.
      return text.trim().replace(/^"(.*)"$/, '$1')
    },
    tell: (text) => output.write(`${text}\n`),
    close: () => lines.close(),
  }
}
