import type { Context } from 'hono'
import * as v from 'valibot'
import { MeiliError } from './meili-error.ts'

/** The JSON of a request. @throws MeiliError malformed_payload */
export async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    throw new MeiliError('malformed_payload', 'The json payload provided is malformed.')
  }
}

/** The JSON of a request, validated. @throws MeiliError */
export async function readBody<S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await bodyOf(context))
  if (!read.success) throw new MeiliError('bad_request', read.issues[0].message)
  return read.output
}

const documentList = v.array(v.record(v.string(), v.unknown()))

/** The documents of a request, from JSON or NDJSON. @throws MeiliError malformed_payload */
export async function documentsOf(context: Context): Promise<v.InferOutput<typeof documentList>> {
  const isLines = context.req.header('content-type')?.includes('ndjson')
  try {
    const text = await context.req.text()
    const parsed: unknown = isLines
      ? text
          .split('\n')
          .filter((line) => line.trim())
          .map((line) => JSON.parse(line))
      : JSON.parse(text)
    return v.parse(documentList, Array.isArray(parsed) ? parsed : [parsed])
  } catch {
    throw new MeiliError('malformed_payload', 'The payload provided is malformed.')
  }
}

/** One page of a list in Meilisearch's format, with offset, limit and total. */
export function pageOf<Item>(context: Context, all: readonly Item[]) {
  const number = (name: string, otherwise: number) => Number(context.req.query(name) ?? otherwise) || otherwise
  const [offset, limit] = [number('offset', 0), number('limit', 20)]
  return { results: all.slice(offset, offset + limit), offset, limit, total: all.length }
}
