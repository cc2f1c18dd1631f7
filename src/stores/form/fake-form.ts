import { atom } from 'nanostores'
import { platformEventIds } from '#domain/lead/event-id.ts'
import { initialValues } from '#forms/form.ts'
import { samplePolicy } from '#forms/sample-policy.ts'
import type { Delivery } from '../lead/outbox.ts'
import { noProver } from '../lead/prover.ts'
import type { SubmissionEnd } from '../lead/submission.ts'
import type { Submission } from '../lead/submission-content.ts'
import type { Draft } from './draft.ts'
import type { FormProps } from './form-props.ts'
import type { FormSnapshot } from './starting-values.ts'
import type { StepFormDependencies } from './step-store.ts'

/** FormProps for tests: a form without a car, an API on the same origin. */
export const fakeProps: FormProps = {
  timeZone: 'Australia/Sydney',
  form: {
    name: 'enquiry',
    category: 'General Enquiry',
    submit: 'Send enquiry',
    fields: [
      { kind: 'name', name: 'first_name', label: 'First name' },
      { kind: 'email', name: 'email', label: 'Email' },
    ],
  },
  policy: samplePolicy,
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  lead: {
    website_slug: 'north',
    dealership_slug: null,
    manufacturer_slug: null,
    dealer_id: null,
    locations: {},
    dealerships: {},
    car: null,
  },
  api: { base: '', mock: false },
  target: 'server',
  memory: 'days30',
  reportTo: null,
  onSuccess: 'page',
  asksWork: false,
  failureAlert: 'both',
  successPath: '/success',
  events: platformEventIds,
  privacyPath: '/privacy-policy',
  help: { phone: '02 9999 1111', email: null },
}

/** Snapshot of a form whose controls are as prerendered. */
export const untouched = ({ form }: Pick<FormProps, 'form'>): FormSnapshot => ({
  values: initialValues(form.fields),
  chosen: new Set(),
})

/** A fake browser for form stores; a second store on the same one simulates a reload. */
export function fakeBrowser(ends: SubmissionEnd[] = []) {
  const drafts = new Map<string, Draft>()
  const sent: Submission[] = []
  const visited: string[] = []
  const alerts: string[] = []
  const $delivered = atom<Delivery | null>(null)
  const returns = new Set<() => void>()
  const state = { search: '', forgotten: 0, age: 60_000, isFollowed: false }
  const end = (submission: Submission): SubmissionEnd =>
    ends.shift() ??
    (submission.progress?.form_completed === false
      ? { kind: 'saved', leadId: 99, submissionKey: submission.submissionKey }
      : { kind: 'sent', address: '/success', sent: { id: 99, lead: {} } })
  const dependencies: StepFormDependencies = {
    now: () => new Date('2026-03-02T01:00:00Z'),
    pageAge: () => state.age,
    isFollowed: () => state.isFollowed,
    address: () => ({ pathname: '/contact', search: state.search }),
    visit: () => ({ url: '', page_id: '', user_agent: '', visited_pages: [], linked_query_params: {} }),
    details: () => ({}),
    drafts: {
      read: (name) => drafts.get(name) ?? null,
      keep: (name, draft) => void drafts.set(name, draft),
      drop: (name) => void drafts.delete(name),
    },
    keyFor: async () => 'k'.repeat(20),
    submit: async (submission) => {
      sent.push(submission)
      return end(submission)
    },
    proverFor: () => noProver,
    $delivered,
    forget: async () => {
      state.forgotten += 1
    },
    onPageRestored: (returned) => {
      returns.add(returned)
      return () => returns.delete(returned)
    },
    goTo: (address) => void visited.push(address),
    alert: (text) => void alerts.push(text),
    slots: async () => [],
  }
  const comeBack = () => {
    for (const returned of returns) returned()
  }
  return { dependencies, drafts, sent, visited, alerts, $delivered, state, comeBack }
}
