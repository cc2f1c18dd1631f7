import * as v from 'valibot'

// Feeds write the same fact in many ways. Readers take whatever stands in the snapshot and answer with the fact or null;
// none of them throws and none of them guesses.

/** A reader as a schema of a key that may be missing. */
export function coerced<T>(read: (raw: unknown) => T) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((raw) => read(raw)),
  )
}

/** The items of a list that can be read; anything else than a list is empty. */
export function listOf<T>(read: (raw: unknown) => T | null) {
  return coerced((raw): readonly T[] => {
    return Array.isArray(raw) ? raw.map((item) => read(item)).filter((item) => item !== null) : []
  })
}

/** An object with these keys, or null when something else stands there. */
export function objectOrNull<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries)
  return (raw: unknown): v.InferOutput<typeof schema> | null => {
    const read = v.safeParse(schema, raw)
    return read.success ? read.output : null
  }
}
