import type { Context } from 'hono'
import { addWithFiles } from './lead-files.ts'
import { type LeadService, readKnownSiteLead, storageFullResponse, tooLarge } from './lead-routes.ts'
import type { FieldErrors } from './lead-schema.ts'
import { fieldsPage } from './native-page.ts'
import { filesOf, leadFromForm, type NativePost, nativeKeys, successOf } from './native-post.ts'
import { createErrorResponse } from './post-kind.ts'
import { isAcceptedFile, maxLeadFiles, maxTextBytes, measureTextBytes, startOf } from './uploads.ts'

const refuse = (context: Context, errors: FieldErrors) => context.html(fieldsPage(errors), 422)

/**
 * Handles a form posted without scripts: stores it once even if submitted repeatedly, and responds with a page or
 * redirect.
 */
export async function postNative(context: Context, service: LeadService): Promise<Response> {
  const post: NativePost = {
    form: await context.req.formData().catch(() => new FormData()),
    referrer: context.req.header('referer') ?? null,
    origin: context.req.header('origin') ?? null,
    userAgent: context.req.header('user-agent') ?? null,
  }
  if (measureTextBytes(post.form) > maxTextBytes) return createErrorResponse(context, tooLarge.message, 413)
  const keys = nativeKeys(post, service.now())
  const site = service.sites.find(({ slug }) => slug === post.form.get('website_slug'))
  const read = await readKnownSiteLead(context, leadFromForm(post, keys[0], service.now(), site), service)
  if ('errors' in read) return refuse(context, read.errors)
  const files = filesOf(post)
  const odd = files.find((file) => !isAcceptedFile(file)) ?? (await service.uploads?.oddOf(files))
  if (odd) return refuse(context, { [startOf(odd.name, 100)]: ['This is not a picture or a PDF.'] })
  if (files.length > maxLeadFiles) return createErrorResponse(context, tooLarge.message, 413)
  const done = () => context.redirect(successOf(post, read.lead.category), 303)
  const known = await Promise.all(keys.map((key) => service.store.idOf(key)))
  if (known.some((id) => id !== null)) return done()
  if (service.uploads && !(await service.uploads.takeRoom(files)))
    return createErrorResponse(context, storageFullResponse.message, 507)
  await addWithFiles(service, read.lead, files)
  return done()
}
