import type * as v from 'valibot'

/** Any valibot schema, as walked by the functions below. */
export type AnySchema = v.GenericSchema

interface Shape {
  readonly type: string
  readonly wrapped?: AnySchema
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
  readonly value?: AnySchema
  readonly options?: readonly AnySchema[]
}

// These properties are public in valibot, but the general schema type lacks them.
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

/** The schema of a map's values, or null. */
export function mapValueOf(schema: AnySchema): AnySchema | null {
  const { type, value } = shapeOf(unwrapped(schema))
  return type === 'record' ? (value ?? null) : null
}

/** The alternatives of a union, or null. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] | null {
  return shapeOf(unwrapped(schema)).options ?? null
}

/** Whether a dealer must state the setting. */
export function isRequired(schema: AnySchema): boolean {
  return shapeOf(schema).wrapped === undefined
}

/** The schema of one path step: a setting's by name, a list item's or a map value's; null when there is none. */
export function schemaAt(schema: AnySchema, step: string | number): AnySchema | null {
  return (typeof step === 'string' ? entriesOf(schema)?.[step] : itemOf(schema)) ?? mapValueOf(schema) ?? null
}
