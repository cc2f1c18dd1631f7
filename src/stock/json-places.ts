import { type JSONPath, type JSONVisitor, visit } from 'jsonc-parser'

/** Where things begin in a text of JSON, as offsets. */
export interface JsonPlaces {
  /** What stands in the outermost object, by its names. */
  readonly members: ReadonlyMap<string, number>
  /** What stands in its list of cars, or in the outermost list. */
  readonly entries: readonly number[]
}

/** Goes through a text as far as it can be gone into: the engine reads deeper JSON than any walker does. */
export function visitJson(text: string, visitor: JSONVisitor): void {
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

const isEntry = (path: JSONPath) =>
  typeof path.at(-1) === 'number' && (path.length === 1 || (path.length === 2 && path[0] === 'cars'))

/** Goes through a text that is JSON. */
export function jsonPlaces(text: string): JsonPlaces {
  const members = new Map<string, number>()
  let entries: number[] = []
  const note = (at: number, path: JSONPath) => {
    const [name] = path
    if (isEntry(path)) entries.push(at)
    if (path.length !== 1 || typeof name !== 'string') return
    members.set(name, at)
    // Of two of one name the last is read.
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
