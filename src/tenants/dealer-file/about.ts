import * as v from 'valibot'
import { type AnySchema, unwrapped } from './walk.ts'

interface Facts {
  readonly own?: string | null
  readonly example?: string
  readonly wanted?: string
  readonly json?: Readonly<Record<string, unknown>>
}

function factsOf(schema: AnySchema): Facts {
  return v.getMetadata(unwrapped(schema))
}

/** What staff read about a setting. */
export function docOf(schema: AnySchema): string {
  return v.getDescription(unwrapped(schema)) ?? ''
}

/** How the setting is written, or null for a group. */
export function exampleOf(schema: AnySchema): string | null {
  const { own, example } = factsOf(schema)
  return own ?? example ?? null
}

/** What kind of value it takes, in words; null for groups, lists and maps. */
export function wantedOf(schema: AnySchema): string | null {
  return factsOf(schema).wanted ?? null
}

/** The JSON Schema of a scalar, or null. */
export function jsonOf(schema: AnySchema): Readonly<Record<string, unknown>> | null {
  return factsOf(schema).json ?? null
}
