import type { Comparison, Condition, Filter } from '#domain/filter/filter.ts'
import { fold } from '#domain/text/fold.ts'
import { addBit, allBits, type Bits, intersectBits, invertBits, noBits, uniteBits } from './bits.ts'
import { SearchError } from './search-error.ts'
import type { Column, Table } from './table.ts'

/** One flag per code of a column: whether the condition matches. */
type Allowed = Uint8Array

const compare: Readonly<Record<Comparison, (value: number, bound: number) => boolean>> = {
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
}

/** Equality ignores accents, case and surrounding spaces. */
function isEqual(value: Column['values'][number], given: string, folded: string): boolean {
  if (typeof value === 'number') return given.trim() !== '' && value === Number(given)
  return fold(String(value).trim()) === folded
}

/** Evaluates filters over one table; results are cached. */
export class Filters {
  readonly #table: Table
  readonly #known = new Map<string, Bits>()

  constructor(table: Table) {
    this.#table = table
  }

  /** The documents that match every filter. */
  documents(filters: readonly Filter[]): Bits {
    return filters.map((filter) => this.#remembered(filter)).reduce(intersectBits, allBits(this.#table.size))
  }

  #remembered(filter: Filter): Bits {
    const key = JSON.stringify(filter)
    const known = this.#known.get(key)
    if (known) return known
    const bits = this.#evaluate(filter)
    if (this.#known.size >= 500) this.#known.clear()
    this.#known.set(key, bits)
    return bits
  }

  #evaluate(filter: Filter): Bits {
    const { size } = this.#table
    if (filter.kind === 'and') return filter.of.map((part) => this.#evaluate(part)).reduce(intersectBits, allBits(size))
    if (filter.kind === 'or') return filter.of.map((part) => this.#evaluate(part)).reduce(uniteBits, noBits(size))
    if (filter.kind === 'not') return invertBits(size, this.#evaluate(filter.of))
    return this.#condition(filter)
  }

  #condition(condition: Condition): Bits {
    const { attribute } = condition
    const column = this.#table.settings.filterable.includes(attribute) && this.#table.column(attribute)
    if (!column) throw new SearchError('invalid_search_filter', `Attribute \`${attribute}\` is not filterable.`)
    return this.#holding(column, this.#allowed(column, condition))
  }

  #allowed(column: Column, filter: Condition): Allowed {
    if (filter.kind === 'stated') return this.#where(column, () => true)
    if (filter.kind === 'in') return this.#equal(column, filter.values)
    const bound = Number(filter.value)
    return this.#where(column, (value) => typeof value === 'number' && compare[filter.operator](value, bound))
  }

  #equal(column: Column, given: readonly string[]): Allowed {
    const wanted = given.map((value) => [value, fold(value.trim())] as const)
    return this.#where(column, (value) => wanted.some(([text, folded]) => isEqual(value, text, folded)))
  }

  #where(column: Column, test: (value: Column['values'][number]) => boolean): Allowed {
    const allowed = new Uint8Array(column.values.length + 1)
    for (const [code, value] of column.values.entries()) allowed[code] = test(value) ? 1 : 0
    return allowed
  }

  #holding({ codes, starts }: Column, allowed: Allowed): Bits {
    const { size } = this.#table
    const bits = noBits(size)
    for (let doc = 0; doc < size; doc++) {
      const end = starts ? (starts[doc + 1] ?? 0) : doc + 1
      for (let at = starts ? (starts[doc] ?? 0) : doc; at < end; at++) {
        if (!allowed[codes[at] ?? 0]) continue
        addBit(bits, doc)
        break
      }
    }
    return bits
  }
}
