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

/** Everything a form on a page needs: a slice of the site, made by the page. */
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
  /** Where the free times of a test drive are asked for; absent on forms that need none. */
  readonly slots?: { readonly api: CallApi; readonly query: Omit<SlotQuery, 'from'> }
  /** IANA zone of the place where days and times are kept. */
  readonly timeZone: string
  /** What differs at each of several places a shopper chooses between, by the place's id. */
  readonly places?: Readonly<Record<string, Pick<FormProps, 'slots' | 'timeZone'>>>
  /** Takes over from the success page; only another island can say so. */
  readonly onSent?: (sent: SentLead) => void
  /** Where number plates are looked up, and whether the national register is asked too; absent on forms without plates. */
  readonly plates?: { readonly api: CallApi; readonly hasRegister: boolean }
  /** The dealer asks for work behind each lead. */
  readonly asksWork: boolean
  /** `page` goes to the success page, `idle` clears the form and thanks. */
  readonly onSuccess: 'page' | 'idle'
  readonly failureAlert: 'both' | 'inline'
  readonly successPath: string
  readonly events: LeadEventIds
  readonly privacyPath: string
  /** How else to reach the dealer; shown when a lead does not get through. */
  readonly help: { readonly phone: string | null; readonly email: string | null }
}
