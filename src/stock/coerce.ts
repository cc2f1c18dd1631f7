import * as v from 'valibot'

// Feeds write the same fact in many ways. Readers take any value of a snapshot and return the fact or null; they never
// throw and never guess.

/** The schema of an optional key that `read` reads; a missing key is read as null. */
export function coerced<T>(read: (raw: unknown) => T) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((raw) => read(raw)),
  )
}

/** The schema of a list's readable items; empty for anything but a list. */
export function listOf<T>(read: (raw: unknown) => T | null) {
  return coerced((raw): readonly T[] => {
    return Array.isArray(raw) ? raw.map((item) => read(item)).filter((item) => item !== null) : []
  })
}

/** A reader of objects with these keys; null for anything else. */
export function objectOrNull<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries)
  return (raw: unknown): v.InferOutput<typeof schema> | null => {
    const read = v.safeParse(schema, raw)
    return read.success ? read.output : null
  }
}
