import type { ReadableAtom } from 'nanostores'
import type { Visit } from '#api/lead-payload.ts'
import type { LeadApi } from '#api/leads.ts'
import { type ContactDetails, type ContactMemory, rememberedDetails } from '../contact-details.ts'
import { forgetShopper } from '../forget.ts'
import { type Delivery, outbox } from '../lead/outbox.ts'
import { createProver, type Prover } from '../lead/prover.ts'
import { type SubmissionEnd, submissionKeyFor, submit } from '../lead/submission.ts'
import type { Submission } from '../lead/submission-content.ts'
import { noteVisit, visitSoFar } from '../visit.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'

/** Browser dependencies of a form; tests replace them. */
export interface FormDependencies {
  readonly now: () => Date
  /** ms since the page opened, unaffected by changes of the system clock. */
  readonly pageAge: () => number
  /** Whether the page was navigated to, as opposed to a reload or a step through the history. */
  readonly isFollowed: () => boolean
  /** The page's address as it is now. */
  readonly address: () => Pick<Location, 'pathname' | 'search'>
  /** The lead's data about this visit. */
  readonly visit: () => Visit
  readonly details: (memory: ContactMemory, now: Date) => ContactDetails
  readonly drafts: {
    readonly read: (name: string) => Draft | null
    readonly keep: (name: string, draft: Draft) => void
    readonly drop: (name: string) => void
  }
  /** The submission key for a first attempt. */
  readonly keyFor: (submission: Omit<Submission, 'submissionKey'>) => Promise<string>
  readonly submit: (submission: Submission) => Promise<SubmissionEnd>
  /** Creates the proof-of-work prover of a form's leads. */
  readonly proverFor: (api: LeadApi) => Prover
  /** The last lead that the outbox sent by itself or that the API refused. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Forgets the shopper, here and in the other tabs. */
  readonly forget: () => Promise<void>
  /** Calls back when the page returns from the back/forward cache; returns the unsubscribe function. */
  readonly onPageRestored: typeof onPageRestored
  readonly goTo: (address: string) => void
  readonly alert: (text: string) => void
}

function visitNow(): Visit {
  noteVisit(location)
  const { pages, params } = visitSoFar()
  return {
    url: location.href,
    page_id: location.pathname,
    user_agent: navigator.userAgent,
    // On the first page of a visit the only path is that of `url`.
    visited_pages: pages.length > 1 ? pages : [],
    linked_query_params: params,
  }
}

/** Calls back when the page returns from the back/forward cache; returns the unsubscribe function. */
export function onPageRestored(returned: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && returned()
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}

export const browserDependencies: FormDependencies = {
  now: () => new Date(),
  pageAge: () => performance.now(),
  isFollowed: () => performance.getEntriesByType('navigation').some((way) => 'type' in way && way.type === 'navigate'),
  address: () => location,
  visit: visitNow,
  details: rememberedDetails,
  drafts: { read: readDraft, keep: keepDraft, drop: dropDraft },
  keyFor: submissionKeyFor,
  submit,
  proverFor: (api) => createProver(api),
  $delivered: outbox.$delivered,
  forget: forgetShopper,
  onPageRestored,
  goTo: (address) => location.assign(address),
  alert: (text) => alert(text),
}
