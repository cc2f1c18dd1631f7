import type { SlotQuery } from '#api/appointments.ts'
import type { CallApi } from '#api/call.ts'
import type { LeadContext } from '#api/lead-payload.ts'
import type { LeadApi, SubmitTarget } from '#api/leads.ts'
import type { LeadEventIds } from '#domain/lead/event-id.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { Form } from '#forms/form.ts'
import type { FieldPolicy } from '#forms/kinds/kind.ts'
import type { ContactMemory } from '../contact-details.ts'
import type { SentLead } from '../lead/sent-lead.ts'

/** Everything a form on a page needs; built from the site by the page. */
export interface FormProps {
  readonly form: Form
  readonly policy: FieldPolicy
  readonly locale: LocalePolicy
  readonly lead: LeadContext
  readonly api: LeadApi
  readonly target: SubmitTarget
  readonly memory: ContactMemory
  /** Where failed steps are reported; the console when null. */
  readonly reportTo: string | null
  /** Where the free times of a test drive are fetched; absent on forms that need none. */
  readonly slots?: { readonly api: CallApi; readonly query: Omit<SlotQuery, 'from'> }
  /** IANA time zone of the form's days and times. */
  readonly timeZone: string
  /** Location id -> what differs there, where the shopper chooses between several locations. */
  readonly places?: Readonly<Record<string, Pick<FormProps, 'slots' | 'timeZone'>>>
  /** Called instead of going to the success page; only set by another island. */
  readonly onSent?: (sent: SentLead) => void
  /** Where number plates are looked up, and whether also in the national register; absent on forms without plates. */
  readonly plates?: { readonly api: CallApi; readonly hasRegister: boolean }
  /** The dealer requires proof of work with each lead. */
  readonly asksWork: boolean
  /** `page` goes to the success page, `idle` clears the form and thanks. */
  readonly onSuccess: 'page' | 'idle'
  readonly failureAlert: 'both' | 'inline'
  readonly successPath: string
  readonly events: LeadEventIds
  readonly privacyPath: string
  /** Other ways to contact the dealer, shown when a lead cannot be delivered. */
  readonly help: { readonly phone: string | null; readonly email: string | null }
}
