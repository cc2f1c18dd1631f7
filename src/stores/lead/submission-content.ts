import { type Consent, type LeadPayload, leadPayload, type Visit } from '#api/lead-payload.ts'
import type { StepProgress } from '#forms/steps.ts'
import type { FormProps } from '../form/form-props.ts'

/** One press of the button. */
export interface Submission {
  readonly props: FormProps
  /** Values of the visible fields, already validated. */
  readonly values: Readonly<Record<string, string | boolean>>
  readonly files: readonly File[]
  readonly submissionKey: string
  readonly spamSignals: readonly string[]
  readonly visit: Visit
  readonly page: string
  /** Absent on forms of one step. */
  readonly progress?: StepProgress | undefined
  /** Proof of work; null where none is required or it failed. */
  readonly proof?: string | null
}

/** The consent record of a lead: what was offered and chosen, how, when and on which page. */
export function consentOf({ props, values, page }: Submission, now: Date): Consent {
  const { accepts, fields } = props.form
  const when = { at: now.toISOString(), page }
  if (accepts !== undefined) return { text: accepts, state: true, method: 'subscribe-button', ...when }
  const offer = fields.find((field) => field.name === 'opt_in')
  const isShown = offer?.kind === 'checkbox'
  return {
    text: offer?.label ?? 'No offer of news was shown.',
    state: String(values.opt_in) === 'true',
    method: isShown ? 'checkbox' : offer ? 'hidden-default' : 'none',
    ...when,
  }
}

/** Names of the answers that the payload may send as empty: not the page's own hidden fields, nor files. */
function askedBy({ fields }: FormProps['form']): readonly string[] {
  const asked = fields.filter((field) => field.kind !== 'file' && (field.kind !== 'hidden' || field.isKept))
  return asked.map((field) => (field.kind === 'checkbox' && field.part ? field.part.of : field.name))
}

/** The lead payload of a submission. */
export function payloadOf(submission: Submission, now: Date): LeadPayload {
  const { props, values, visit, submissionKey, spamSignals, progress, proof } = submission
  const { name: formName, category, subcategory } = props.form
  const asked = askedBy(props.form)
  const consent = consentOf(submission, now)
  const context = props.lead
  const facts = { values, formName, category, subcategory, context, visit, consent }
  return leadPayload({ ...facts, submissionKey, spamSignals, progress, asked, proof })
}

/** Identity of a submission for deduplication: form, car, step, values and files, but neither time nor page. */
export function contentOf({ props, values, files, progress }: Omit<Submission, 'submissionKey'>): string {
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([props.form.name, props.lead.car?.id, progress?.step_number, values, chosen])
}
