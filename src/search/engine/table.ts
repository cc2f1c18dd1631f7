import type { FieldValue, IndexSettings, Scalar } from '#search/record.ts'
import { unpackCodes } from './codes.ts'
import type { PackedColumn, PackedFile, PackedPattern, PackedValues, SpellingVariant } from './packed.ts'
import { referenceText } from './pattern.ts'

/**
 * A searchable column. The codes of document d are codes[d], or for lists codes[starts[d]] up to codes[starts[d + 1]].
 */
export interface Column {
  readonly name: string
  /** Sorted: code order is sort order. The code after the last one means "not stated". */
  readonly values: readonly Scalar[]
  readonly codes: Uint32Array
  /** null when every document has at most one value. */
  readonly starts: Uint32Array | null
  /** Values counted under another spelling. */
  readonly respellings: readonly SpellingVariant[]
}

/** All columns of one index, unpacked on first use. */
export interface Table {
  readonly size: number
  readonly settings: IndexSettings
  readonly names: readonly string[]
  readonly column: (name: string) => Column | undefined
  readonly value: (name: string, doc: number) => FieldValue
}

function unpackValues(values: PackedValues): readonly Scalar[] {
  if (!('steps' in values)) return values
  let value = values.from
  const numbers = [value, ...values.steps.map((step) => (value += step * values.unit))]
  return values.areTexts ? numbers.map(String) : numbers
}

/** Offsets of consecutive lists from their lengths; the last one is the total. */
export function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let doc = 0; doc < counts.length; doc++) starts[doc + 1] = (starts[doc] ?? 0) + (counts[doc] ?? 0)
  return starts
}

/** A column from one text per document; an empty text means "not stated". */
function columnOfTexts(name: string, texts: readonly string[]): Column {
  const values = [...new Set(texts.filter(Boolean))].sort()
  const codeOf = new Map(values.map((value, code) => [value, code]))
  return {
    name,
    values,
    starts: null,
    respellings: [],
    codes: Uint32Array.from(texts, (text) => codeOf.get(text) ?? values.length),
  }
}

class UnpackedTable implements Table {
  readonly size: number
  readonly settings: IndexSettings
  readonly names: readonly string[]
  readonly #packed: ReadonlyMap<string, PackedColumn>
  readonly #columns = new Map<string, Column>()
  readonly #patternCodes = new Map<string, Uint32Array>()

  constructor(search: PackedFile, cards: PackedFile | null) {
    if (!search.settings) throw new Error('The search index carries no settings.')
    this.size = search.size
    this.settings = search.settings
    const all = [...search.columns, ...(cards?.columns ?? [])]
    this.#packed = new Map(all.map((column) => [column.name, column]))
    this.names = [...this.#packed.keys()]
  }

  readonly column = (name: string): Column | undefined => {
    const known = this.#columns.get(name)
    if (known) return known
    const packed = this.#packed.get(name)
    if (!packed) return undefined
    const column = this.#unpack(packed)
    this.#columns.set(name, column)
    return column
  }

  readonly value = (name: string, doc: number): FieldValue => {
    const packed = this.#packed.get(name)
    if (packed?.kind === 'pattern' && !this.#columns.has(name)) return this.#text(packed, doc) || null
    const column = this.column(name)
    if (!column) return null
    if (!column.starts) return column.values[column.codes[doc] ?? column.values.length] ?? null
    const codes = column.codes.subarray(column.starts[doc], column.starts[doc + 1])
    return Array.from(codes, (code) => String(column.values[code]))
  }

  #unpack(packed: PackedColumn): Column {
    const { name } = packed
    if (packed.kind === 'pattern') {
      return columnOfTexts(
        name,
        Array.from({ length: this.size }, (_, doc) => this.#text(packed, doc)),
      )
    }
    const codes = unpackCodes(packed.codes)
    const { respellings = [] } = packed
    const column = { name, values: unpackValues(packed.values), codes, starts: null, respellings }
    if (packed.kind === 'many') return { ...column, starts: startsOf(unpackCodes(packed.counts)) }
    if (packed.kind === 'one') return column
    const parent = this.column(packed.from)?.codes ?? new Uint32Array()
    return { ...column, codes: parent.map((code) => codes[code] ?? 0) }
  }

  #patternOf({ name, codes: given }: PackedPattern, doc: number): number {
    if (given === null) return doc
    const codes = this.#patternCodes.get(name) ?? unpackCodes(given)
    this.#patternCodes.set(name, codes)
    return codes[doc] ?? 0
  }

  #text(packed: PackedPattern, doc: number): string {
    let text = ''
    for (const character of packed.patterns[this.#patternOf(packed, doc)] ?? '') {
      const reference = packed.references[character.charCodeAt(0) - 1]
      text += character < ' ' && reference ? referenceText(reference, this.value(reference.column, doc)) : character
    }
    return text
  }
}

/**
 * Parses the two files of an index.
 * @throws when a file is not JSON or not an index of this version
 */
export function createTable(search: string, cards: string | null): Table {
  const read = (text: string): PackedFile => {
    const file = JSON.parse(text) as PackedFile
    if (file?.version !== 2 || !Array.isArray(file.columns)) throw new Error('This is not a search index of version 2.')
    return file
  }
  return new UnpackedTable(read(search), cards === null ? null : read(cards))
}
