import { type Consent, type LeadPayload, leadPayload, type Visit } from '#api/lead-payload.ts'
import type { StepProgress } from '#forms/steps.ts'
import type { FormProps } from '../form/form-props.ts'

/** One press of the button. */
export interface Submission {
  readonly props: FormProps
  /** What the visible fields gave, already checked. */
  readonly values: Readonly<Record<string, string | boolean>>
  readonly files: readonly File[]
  readonly submissionKey: string
  readonly spamSignals: readonly string[]
  readonly visit: Visit
  readonly page: string
  /** Absent on forms of one step. */
  readonly progress?: StepProgress | undefined
  /** The work behind it; null where none is asked for. */
  readonly proof?: string | null
}

/** What was offered, chosen, how, when and where: travels with every lead. */
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

/** Names under which a form's answers are sent; what a page says of itself is never taken back, and files never are text. */
function askedBy({ fields }: FormProps['form']): readonly string[] {
  const asked = fields.filter((field) => field.kind !== 'file' && (field.kind !== 'hidden' || field.isKept))
  return asked.map((field) => (field.kind === 'checkbox' && field.part ? field.part.of : field.name))
}

/** The body of its lead. */
export function payloadOf(submission: Submission, now: Date): LeadPayload {
  const { props, values, visit, submissionKey, spamSignals, progress, proof } = submission
  const { name: formName, category, subcategory } = props.form
  const asked = askedBy(props.form)
  const consent = consentOf(submission, now)
  const context = props.lead
  const facts = { values, formName, category, subcategory, context, visit, consent }
  return leadPayload({ ...facts, submissionKey, spamSignals, progress, asked, proof })
}

/** What makes two submissions the same: the form, its car, its step and everything given, never when or where. */
export function contentOf({ props, values, files, progress }: Omit<Submission, 'submissionKey'>): string {
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([props.form.name, props.lead.car?.id, progress?.step_number, values, chosen])
}
