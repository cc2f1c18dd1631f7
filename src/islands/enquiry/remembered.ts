import type { FormValues } from '#forms/field.ts'
import { rememberedDetails } from '#stores/contact-details.ts'
import type { Draft } from '#stores/draft.ts'
import { noteVisit, visitSoFar } from '#stores/visit.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import type { Submission } from './submission.ts'

/** The values of a form that can be kept as text: everything but files. */
export function plainValues(values: FormValues): Readonly<Record<string, string | boolean>> {
  const plain = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(plain)
}

/** How many files a form holds, for its draft; nothing for none. */
export function filesIn(values: FormValues): { readonly files?: number } {
  const files = Object.values(values).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
  return files > 0 ? { files } : {}
}

/** What a form starts with: the shopper's details of earlier forms, what the address asks for, and over them what was typed in this tab. */
export function startingValues(
  { memory, form }: EnquiryProps,
  draft: Draft | null,
  asked: Readonly<Record<string, string>>,
  now: Date,
): Draft['values'] {
  const { name, ...details } = rememberedDetails(memory, now)
  const unseen = new Set(form.fields.filter(({ kind }) => kind === 'hidden').map((field) => field.name))
  const firm = Object.entries(asked).filter(([field]) => unseen.has(field))
  return { ...details, ...(name ? { first_name: name } : {}), ...asked, ...draft?.values, ...Object.fromEntries(firm) }
}

/** What the browser tells of this visit. */
export function visitNow(): Submission['visit'] {
  noteVisit(location)
  const { pages, params } = visitSoFar()
  return {
    url: location.href,
    page_id: location.pathname,
    user_agent: navigator.userAgent,
    // The first page of a visit is the one that `url` names.
    visited_pages: pages.length > 1 ? pages : [],
    linked_query_params: params,
  }
}
