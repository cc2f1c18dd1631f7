import type { PhonePolicy } from './phone.ts'

/** A dealer's form settings. Every text is shown as written. */
export interface FormPolicy {
  readonly phone: PhonePolicy
  /** `strict`: letters and spaces only; `any` also takes apostrophes, hyphens and full stops. */
  readonly names: 'strict' | 'any'
  readonly postcode_digits: number
  readonly message_required: boolean
  readonly opt_in: { readonly hidden: boolean; readonly default: boolean; readonly label: string }
  /** Leads without a proof of work from the browser are marked as doubtful. */
  readonly proof_of_work: boolean
  readonly failure_alert: 'both' | 'inline'
  readonly enquiry: {
    readonly categories: readonly string[]
    /** Options of 'Where did you hear about us?'; empty means no such field. */
    readonly heard_about_us: readonly string[]
  }
  /** Labels of additional checkboxes in the service booking form; empty for none. */
  readonly additional_services: readonly string[]
  readonly on_success: Readonly<Record<string, 'page' | 'idle'>>
}
