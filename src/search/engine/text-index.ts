import { type Column, startsOf, type Table } from './table.ts'
import { positionedWordsOf } from './words.ts'

/** Concatenated lists of numbers: list i is items[starts[i]] up to items[starts[i + 1]]. */
export interface Lists {
  readonly starts: Uint32Array
  readonly items: Uint32Array
}

/**
 * Inverted index of the searchable attributes. An entry is one value of one attribute; words map to entries and entries
 * to documents, so a text shared by many cars is searched once.
 */
export interface TextIndex {
  /** Sorted. */
  readonly words: readonly string[]
  readonly wordIds: ReadonlyMap<string, number>
  /** Postings of each word: entry * postingBase + position. */
  readonly postings: Lists
  /** Documents of each entry. */
  readonly documents: Lists
  /** Rank of each entry's attribute; 0 is the most important. */
  readonly attributeRanks: Uint8Array
  /** Ranks of the attributes that match only whole words. */
  readonly wholeWordRanks: ReadonlySet<number>
  /** One flag per word: it occurs only in exact attributes, so it matches without typos. */
  readonly isExactOnly: Uint8Array
}

/** Exclusive upper bound of positions. */
export const postingBase = 256

/** Groups pairs of (list, item) into lists. */
function listsOf(count: number, owners: readonly number[], items: readonly number[]): Lists {
  const counts = new Uint32Array(count)
  for (const owner of owners) counts[owner] = (counts[owner] ?? 0) + 1
  const starts = startsOf(counts)
  const next = starts.slice()
  const sorted = new Uint32Array(items.length)
  for (let at = 0; at < items.length; at++) {
    const owner = owners[at] ?? 0
    sorted[next[owner] ?? 0] = items[at] ?? 0
    next[owner] = (next[owner] ?? 0) + 1
  }
  return { starts, items: sorted }
}

/** Collects words in order of occurrence. */
class Collector {
  readonly ids = new Map<string, number>()
  readonly owners: number[] = []
  readonly postings: number[] = []
  readonly usedLoosely = new Set<number>()

  add(text: string, entry: number, isExact: boolean): void {
    for (const { word, position } of positionedWordsOf(text)) {
      const id = this.ids.get(word) ?? this.ids.size
      this.ids.set(word, id)
      this.owners.push(id)
      this.postings.push(entry * postingBase + Math.min(position, postingBase - 1))
      if (!isExact) this.usedLoosely.add(id)
    }
  }
}

function addDocuments(column: Column, size: number, firstEntry: number, owners: number[], docs: number[]): void {
  const { codes, starts, values } = column
  for (let doc = 0; doc < size; doc++) {
    const end = starts ? (starts[doc + 1] ?? 0) : doc + 1
    for (let at = starts ? (starts[doc] ?? 0) : doc; at < end; at++) {
      const code = codes[at] ?? values.length
      if (code >= values.length) continue
      owners.push(firstEntry + code)
      docs.push(doc)
    }
  }
}

/** Builds the inverted index from the values of the searchable columns. */
export function createTextIndex(table: Table): TextIndex {
  const { searchable, exact } = table.settings
  const collector = new Collector()
  const [entryOwners, entryDocs, ranks]: [number[], number[], number[]] = [[], [], []]
  for (const [rank, name] of searchable.entries()) {
    const column = table.column(name)
    if (!column) continue
    const firstEntry = ranks.length
    for (const value of column.values) {
      collector.add(String(value), ranks.length, exact.includes(name))
      ranks.push(rank)
    }
    addDocuments(column, table.size, firstEntry, entryOwners, entryDocs)
  }
  const words = [...collector.ids.keys()].sort()
  const wordIds = new Map(words.map((word, id) => [word, id]))
  const sortedIds = Uint32Array.from(collector.ids.keys(), (word) => wordIds.get(word) ?? 0)
  const isExactOnly = new Uint8Array(words.length).fill(1)
  for (const id of collector.usedLoosely) isExactOnly[sortedIds[id] ?? 0] = 0
  const owners = collector.owners.map((id) => sortedIds[id] ?? 0)
  return {
    words,
    wordIds,
    postings: listsOf(words.length, owners, collector.postings),
    documents: listsOf(ranks.length, entryOwners, entryDocs),
    attributeRanks: Uint8Array.from(ranks),
    wholeWordRanks: new Set((table.settings.wholeWords ?? []).map((name) => searchable.indexOf(name))),
    isExactOnly,
  }
}

/** The items of one list. */
export function listAt({ starts, items }: Lists, list: number): Uint32Array {
  return items.subarray(starts[list] ?? 0, starts[list + 1] ?? 0)
}

/** Postings of the first word where these words are adjacent, in order. */
export function postingsOfPhrase(index: TextIndex, words: readonly string[]): readonly number[] {
  const ids = words.map((word) => index.wordIds.get(word))
  const [first, ...rest] = ids
  if (first === undefined || rest.includes(undefined)) return []
  let postings = Array.from(listAt(index.postings, first))
  for (const [distance, id] of rest.entries()) {
    const following = new Set(listAt(index.postings, id ?? 0))
    postings = postings.filter((place) => following.has(place + distance + 1))
  }
  return postings
}

/** Index of the first sorted word that is not less than `start`. */
export function firstWordFrom(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
