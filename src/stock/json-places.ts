import { JsonWalk } from './json-walk.ts'

/** Where a text stops being JSON: what should stand there, and what does. */
export interface JsonFault {
  readonly at: number
  readonly wanted: string
  readonly found: string
}

/** Where things begin in a text of JSON, as offsets. */
export interface JsonPlaces {
  /** Null where all of it is JSON, or nobody can tell where it is not. */
  readonly fault: JsonFault | null
  /** What stands in the outermost object, by its names. */
  readonly members: ReadonlyMap<string, number>
  /** What stands in its list of cars, or in the outermost list. */
  readonly entries: readonly number[]
}

const token = /[ \t\n\r\uFEFF]*([[\]{},:]|"(?:[^"\\]+|\\.)*"|[^\s[\]{},:"]+|"|.)?/sy

/** Goes through a text of JSON as far as it is any. */
export function jsonPlaces(text: string): JsonPlaces {
  const walk = new JsonWalk()
  const told = (fault: JsonFault | null): JsonPlaces => ({ fault, members: walk.members, entries: walk.entries })
  for (let next = 0; ; ) {
    token.lastIndex = next
    const [all = '', word] = token.exec(text) ?? []
    next += all.length
    const at = next - (word?.length ?? 0)
    if (word === undefined && walk.isOver) return told(null)
    if (word === undefined || !walk.take(word, at)) return told({ at, wanted: walk.wanted, found: word ?? '' })
  }
}
