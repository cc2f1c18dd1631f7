import type { Condition, Filter } from '#domain/filter/filter.ts'

/** A filter of a request: every entry must hold, an inner list needs one that does. */
export type FilterTexts = readonly (string | readonly string[])[]

/** A value in quotes. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** True and false stand bare, as in documents. */
const textOf = (value: string) => (/^(?:true|false)$/.test(value) ? value : quoted(value))

/** A number stands bare. */
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

/** Filters that must all hold, in Meilisearch's grammar. */
export function writeFilters(filters: readonly Filter[]): FilterTexts {
  return filters.flatMap((filter) => {
    if (filter.kind === 'and') return writeFilters(filter.of)
    return [filter.kind === 'or' ? filter.of.map(expression) : expression(filter)]
  })
}
