import { type JSONPath, type JSONVisitor, visit } from 'jsonc-parser'

/** Offsets at which parts of a JSON text begin. */
export interface JsonPlaces {
  /** Map: name in the outermost object -> offset of its value. */
  readonly members: ReadonlyMap<string, number>
  /** Offsets of the entries of its list of cars, or of the outermost list. */
  readonly entries: readonly number[]
}

/** Walks a JSON text as deep as the stack allows: JSON.parse reads deeper texts than any walker. */
export function visitJson(text: string, visitor: JSONVisitor): void {
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

const isEntry = (path: JSONPath) =>
  typeof path.at(-1) === 'number' && (path.length === 1 || (path.length === 2 && path[0] === 'cars'))

/** Offsets in a valid JSON text. */
export function jsonPlaces(text: string): JsonPlaces {
  const members = new Map<string, number>()
  let entries: number[] = []
  const note = (at: number, path: JSONPath) => {
    const [name] = path
    if (isEntry(path)) entries.push(at)
    if (path.length !== 1 || typeof name !== 'string') return
    members.set(name, at)
    // Of duplicate names JSON.parse keeps the last.
    if (name === 'cars') entries = []
  }
  const begin: JSONVisitor['onArrayBegin'] = (at, _length, _line, _column, path) => note(at, path())
  visitJson(text, {
    onArrayBegin: begin,
    onObjectBegin: begin,
    onLiteralValue: (_value, at, _length, _line, _column, path) => note(at, path()),
  })
  return { members, entries }
}
