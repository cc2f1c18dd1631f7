import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { notSentPage } from './native-page.ts'

type PostKind = 'json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** Content type of a request body; anything but a form counts as JSON. */
export function postKind(context: Context): PostKind {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? type : 'json'
}

/** Whether a browser posted a form without scripts, so that the shopper sees the response. */
const isNative = (context: Context) => context.req.path.endsWith('/leads') && postKind(context) !== 'json'

/** An error response: JSON, or a page when a browser posted a form without scripts. */
export function createErrorResponse(
  context: Context,
  message: string,
  status: ContentfulStatusCode,
  body: object = { message },
): Response | Promise<Response> {
  return isNative(context) ? context.html(notSentPage(message), status) : context.json(body, status)
}
