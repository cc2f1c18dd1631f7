import type { Site } from '#tenants/site.ts'
import { departmentOfLead, placeOf } from '../asked/place.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { LeadsFile, Receiver } from './leads-schema.ts'

/** A dealer with its leads.yaml. */
export interface LeadDealer {
  readonly site: Site
  /** Null when the file is invalid; its receivers get their leads once it is corrected. */
  readonly file: LeadsFile | null
}

const fits = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)

function isFor(receiver: Receiver, stored: StoredLead, site: Site): boolean {
  const { lead } = stored
  return (
    fits(receiver.forms, plainText(lead.form_name)) &&
    fits(receiver.categories, plainText(lead.category)) &&
    fits(receiver.departments, departmentOfLead(stored)) &&
    fits(receiver.locations, placeOf(stored, site)?.id ?? plainText(lead.location_id))
  )
}

/** Name of the default receiver, for leads that match no other. */
export const defaultReceiverName = 'dealer'

/** The default receiver: the e-mail address of the location that answers the lead, else the dealer's own. */
function usual(stored: StoredLead, site: Site): readonly Receiver[] {
  const to = placeOf(stored, site)?.contact_detail.email ?? site.contact.email
  const all = { forms: [], categories: [], departments: [], locations: [] }
  return to ? [{ name: defaultReceiverName, via: 'email', to: [to], ...all }] : []
}

/** Receivers of a lead. One that matches none goes to the default receiver, so that no lead is lost. */
export function receiversOf(stored: StoredLead, { site, file }: LeadDealer): readonly Receiver[] {
  const fitting = file?.receivers.filter((receiver) => isFor(receiver, stored, site)) ?? []
  return fitting.length > 0 ? fitting : usual(stored, site)
}

/** Whether the shopper gets a receipt: for a complete lead with an e-mail address and no spam signals. */
export function hasReceipt({ lead }: StoredLead, { file }: LeadDealer): boolean {
  const isWhole = lead.lead_status !== 'Incomplete' && plainText(lead.email) !== ''
  return file?.receipt === true && isWhole && plainText(lead.spam_signals) === ''
}
