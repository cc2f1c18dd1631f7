import { type Comparison, comparisons, type Filter } from '#domain/filter/filter.ts'
import { SearchError } from '#search/engine/search-error.ts'
import type { FilterTexts } from './write-filter.ts'

interface Token {
  readonly text: string
  /** Quoted texts are values, never keywords. */
  readonly isQuoted: boolean
}

const tokenPattern = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(!=|>=|<=|[=<>()[\],])|([^\s=<>!()[\],"']+))/gy
const signs = new Set(['!=', '>=', '<=', '=', '<', '>', '(', ')', '[', ']', ','])
/** Keywords are upper case, and are values only when quoted, as in Meilisearch. */
const reserved = new Set(['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', '_geoRadius', '_geoBoundingBox'])
/** Upper bound of nested brackets and negations; a search server rejects more. */
const deepest = 50

function refuse(text: string): never {
  throw new SearchError('invalid_search_filter', `The filter cannot be read: ${text}`)
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  let end = 0
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const quoted = match[1] ?? match[2]
    end = tokenPattern.lastIndex
    tokens.push({
      text: quoted === undefined ? (match[3] ?? match[4] ?? '') : quoted.replace(/\\(.)/g, '$1'),
      isQuoted: quoted !== undefined,
    })
  }
  if (text.slice(end).trim()) refuse(text)
  return tokens
}

/** Recursive descent parser of one filter expression. */
class FilterReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
    this.#tokens = tokensOf(text)
  }

  read(): Filter {
    const filter = this.#any()
    return this.#at < this.#tokens.length ? refuse(this.#text) : filter
  }

  #take(word: string): boolean {
    const token = this.#tokens[this.#at]
    if (!token || token.isQuoted || token.text !== word) return false
    this.#at++
    return true
  }

  #need(word: string): void {
    if (!this.#take(word)) refuse(this.#text)
  }

  #value(): string {
    const token = this.#tokens[this.#at++]
    const isOwnWord = token !== undefined && (signs.has(token.text) || reserved.has(token.text))
    return !token || (!token.isQuoted && isOwnWord) ? refuse(this.#text) : token.text
  }

  #any(): Filter {
    const of = [this.#all()]
    while (this.#take('OR')) of.push(this.#all())
    return of.length === 1 && of[0] ? of[0] : { kind: 'or', of }
  }

  #all(): Filter {
    const of = [this.#one()]
    while (this.#take('AND')) of.push(this.#one())
    return of.length === 1 && of[0] ? of[0] : { kind: 'and', of }
  }

  #one(): Filter {
    if (++this.#depth > deepest) refuse(this.#text)
    const filter = this.#single()
    this.#depth--
    return filter
  }

  #single(): Filter {
    if (this.#take('NOT')) return { kind: 'not', of: this.#one() }
    if (!this.#take('(')) return this.#condition(this.#value())
    const inner = this.#any()
    this.#need(')')
    return inner
  }

  #condition(attribute: string): Filter {
    if (this.#take('=')) return { kind: 'in', attribute, values: [this.#value()] }
    if (this.#take('!=')) return { kind: 'not', of: { kind: 'in', attribute, values: [this.#value()] } }
    for (const operator of comparisons) if (this.#take(operator)) return this.#comparison(attribute, operator)
    if (this.#take('NOT')) return { kind: 'not', of: this.#wordCondition(attribute) }
    if (this.#take('IS')) return this.#isCondition(attribute)
    return this.#wordCondition(attribute)
  }

  #wordCondition(attribute: string): Filter {
    if (this.#take('EXISTS')) return { kind: 'stated', attribute }
    if (this.#take('IN')) return { kind: 'in', attribute, values: this.#list() }
    const low = this.#comparison(attribute, '>=')
    this.#need('TO')
    return { kind: 'and', of: [low, this.#comparison(attribute, '<=')] }
  }

  #comparison(attribute: string, operator: Comparison): Filter {
    return { kind: 'compare', attribute, operator, value: this.#value() }
  }

  #isCondition(attribute: string): Filter {
    const isNot = this.#take('NOT')
    if (!this.#take('NULL')) this.#need('EMPTY')
    const stated: Filter = { kind: 'stated', attribute }
    return isNot ? stated : { kind: 'not', of: stated }
  }

  #list(): readonly string[] {
    const values: string[] = []
    this.#need('[')
    while (!this.#take(']')) {
      values.push(this.#value())
      if (!this.#take(',')) {
        this.#need(']')
        break
      }
    }
    return values
  }
}

/**
 * Parses Meilisearch's filter grammar, used in dealers' settings and host requests: = != > >= < <=, low TO high, IN
 * [..], EXISTS, IS NULL, IS EMPTY, NOT, AND, OR, brackets.
 * @throws SearchError when it is invalid
 */
export function readFilter(text: string): Filter {
  return new FilterReader(text).read()
}

const readAny = (text: string): Filter => (text.trim() ? readFilter(text) : { kind: 'and', of: [] })

/**
 * Parses the filters of a request; an empty one matches every car.
 * @throws SearchError when one is invalid
 */
export function readFilters(texts: string | FilterTexts): readonly Filter[] {
  return [texts]
    .flat()
    .map((entry) => (typeof entry === 'string' ? readAny(entry) : { kind: 'or', of: entry.map(readAny) }))
}
