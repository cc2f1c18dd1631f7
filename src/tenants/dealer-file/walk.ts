import type * as v from 'valibot'

/** A valibot schema seen from outside: enough to walk it. */
export type AnySchema = v.GenericSchema

interface Shape {
  readonly type: string
  readonly wrapped?: AnySchema
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
  readonly value?: AnySchema
  readonly options?: readonly AnySchema[]
}

// valibot types a schema by what it reads; its parts are public but untyped for a schema in general.
function shapeOf(schema: AnySchema): Shape {
  return schema as unknown as Shape
}

/** The schema without the wrappers that make it optional. */
export function unwrapped(schema: AnySchema): AnySchema {
  const { wrapped } = shapeOf(schema)
  return wrapped ? unwrapped(wrapped) : schema
}

/** The named settings of a group, or null for anything else. */
export function entriesOf(schema: AnySchema): Readonly<Record<string, AnySchema>> | null {
  return shapeOf(unwrapped(schema)).entries ?? null
}

/** The schema of a list's items, or null. */
export function itemOf(schema: AnySchema): AnySchema | null {
  return shapeOf(unwrapped(schema)).item ?? null
}

/** The schema of the values under names of the dealer's own choosing, or null. */
export function mapValueOf(schema: AnySchema): AnySchema | null {
  const { type, value } = shapeOf(unwrapped(schema))
  return type === 'record' ? (value ?? null) : null
}

/** The schemas a value may follow instead of one, or null. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] | null {
  return shapeOf(unwrapped(schema)).options ?? null
}

/** A dealer must state it. */
export function isRequired(schema: AnySchema): boolean {
  return shapeOf(schema).wrapped === undefined
}

/** The schema one step further down. */
export function schemaAt(schema: AnySchema, step: string | number): AnySchema | null {
  return (typeof step === 'string' ? entriesOf(schema)?.[step] : itemOf(schema)) ?? mapValueOf(schema) ?? null
}
