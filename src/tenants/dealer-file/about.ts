import * as v from 'valibot'
import { formatYamlValue, inBrackets } from '../explain/proposals.ts'
import { type AnySchema, entriesOf, isRequired, unwrapped } from './walk.ts'

/** The keys a map accepts (`known`), and what they name (`what`). */
export interface KnownNames {
  readonly what: string
  readonly known: readonly string[]
}

interface Facts {
  readonly own?: string | null
  readonly example?: string
  readonly wanted?: string
  readonly names?: KnownNames
  readonly json?: Readonly<Record<string, unknown>>
}

function factsOf(schema: AnySchema): Facts {
  return v.getMetadata(unwrapped(schema))
}

/** A setting's description for staff; empty when it has none. */
export function docOf(schema: AnySchema): string {
  return v.getDescription(unwrapped(schema)) ?? ''
}

function groupExample(schema: AnySchema): string | null {
  const entries = Object.entries(entriesOf(schema) ?? {}).filter(([, entry]) => isRequired(entry))
  const said = entries.map(([name, entry]) => `${name}: ${exampleOf(entry)}`)
  return said.length > 0 ? `{${said.join(', ')}}` : null
}

/** The setting's value as staff would write it; null for a group without required settings. */
export function exampleOf(schema: AnySchema): string | null {
  const { own, example } = factsOf(schema)
  return own ?? example ?? groupExample(schema)
}

/** What kind of value it takes, in words; null for groups, lists and maps. */
export function wantedOf(schema: AnySchema): string | null {
  return factsOf(schema).wanted ?? null
}

/** The keys a map accepts; null for a map with free keys and for anything else. */
export function namesOf(schema: AnySchema): KnownNames | null {
  return factsOf(schema).names ?? null
}

/** The JSON Schema of a scalar, or null. */
export function jsonOf(schema: AnySchema): Readonly<Record<string, unknown>> | null {
  return factsOf(schema).json ?? null
}

/** A value inside brackets, where a text with a comma needs quotes. */
const within = (value: unknown) => (typeof value === 'string' ? inBrackets(value) : written(value))

function written(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.map(within).join(', ')}]`
  if (typeof value !== 'object' || value === null) return null
  const said = Object.entries(value).map(([name, each]) => `${name}: ${within(each)}`)
  return `{${said.join(', ')}}`
}

/** The platform's default as a dealer would write it; null for required settings, groups and those left out by default. */
export function defaultOf(schema: AnySchema): string | null {
  if (entriesOf(schema)) return null
  const fallback: unknown = v.getDefault(schema as Parameters<typeof v.getDefault>[0])
  return typeof fallback === 'string' ? formatYamlValue(fallback) : written(fallback)
}
