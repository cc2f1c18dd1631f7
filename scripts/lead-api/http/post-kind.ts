import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { notSentPage } from './native-page.ts'

type PostKind = 'json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** What a body says it is; anything but a form counts as JSON. */
export function postKind(context: Context): PostKind {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? type : 'json'
}

/** Whether a browser posted a form by itself: what is answered then stands before the shopper. */
const isNative = (context: Context) => context.req.path.endsWith('/leads') && postKind(context) !== 'json'

/** Why something was not taken: words for programs; a page for a shopper, who would read JSON otherwise. */
export function notTaken(
  context: Context,
  message: string,
  status: ContentfulStatusCode,
  body: object = { message },
): Response | Promise<Response> {
  return isNative(context) ? context.html(notSentPage(message), status) : context.json(body, status)
}
