import * as v from 'valibot'

/** Content of a file that one build left for the next, or a short reason why it cannot be read. */
export type BuildState<Content> = { readonly content: Content } | { readonly unreadable: string }

/** Parses and validates the text of such a file. */
export function readBuildState<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): BuildState<v.InferOutput<Schema>> {
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
