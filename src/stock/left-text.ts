import * as v from 'valibot'

/** What one build left to the next, read; or in a few words why it cannot be. */
export type LeftText<Content> = { readonly content: Content } | { readonly unreadable: string }

/** Reads the text of such a file. */
export function readLeftText<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): LeftText<v.InferOutput<Schema>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { unreadable: 'it is not whole JSON' }
  }
  const read = v.safeParse(schema, value)
  if (read.success) return { content: read.output }
  const [issue] = read.issues
  return { unreadable: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
}
