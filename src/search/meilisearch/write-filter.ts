import type { Condition, Filter } from '#domain/filter/filter.ts'

/** Filters of a request: all entries must match; of an inner list, any. */
export type FilterTexts = readonly (string | readonly string[])[]

/** Quotes a value. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** Booleans are not quoted. */
const textOf = (value: string) => (/^(?:true|false)$/.test(value) ? value : quoted(value))

/** Numbers are not quoted. */
const numberOf = (value: string) => (/^-?\d+(?:\.\d+)?$/.test(value) ? value : quoted(value))

function valuesText({ attribute, values }: Extract<Condition, { kind: 'in' }>, equal: '=' | '!='): string {
  const [value, ...others] = values
  if (value !== undefined && others.length === 0) return `${attribute} ${equal} ${textOf(value)}`
  return `${attribute} ${equal === '=' ? 'IN' : 'NOT IN'} [${values.map(textOf).join(', ')}]`
}

function conditionText(condition: Condition): string {
  if (condition.kind === 'in') return valuesText(condition, '=')
  if (condition.kind === 'stated') return `${condition.attribute} EXISTS`
  return `${condition.attribute} ${condition.operator} ${numberOf(condition.value)}`
}

/** One expression. */
function expression(filter: Filter): string {
  if ('attribute' in filter) return conditionText(filter)
  if (filter.kind === 'not') return filter.of.kind === 'in' ? valuesText(filter.of, '!=') : `NOT ${within(filter.of)}`
  return filter.of.map(within).join(filter.kind === 'and' ? ' AND ' : ' OR ')
}

const within = (filter: Filter): string => ('attribute' in filter ? conditionText(filter) : `(${expression(filter)})`)

/** Writes filters that must all match in Meilisearch's grammar. */
export function writeFilters(filters: readonly Filter[]): FilterTexts {
  return filters.flatMap((filter) => {
    if (filter.kind === 'and') return writeFilters(filter.of)
    return [filter.kind === 'or' ? filter.of.map(expression) : expression(filter)]
  })
}
