/** A replacement of the characters from `from` up to (excluding) `to` by `put`. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly put: string
}

/** Offsets at which `words` occur in a text, in order. */
export function* placesOf(text: string, words: string): Generator<number> {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) yield at
}

/** The text with all edits applied; they may be in any order. @throws when two overlap */
export function applyEdits(text: string, edits: Iterable<Edit>): string {
  let made = ''
  let done = 0
  for (const { from, to, put } of [...edits].sort((one, other) => one.from - other.from)) {
    if (from < done) throw new Error(`Two edits are about what stands at ${from}.`)
    made += text.slice(done, from) + put
    done = to
  }
  return made + text.slice(done)
}
