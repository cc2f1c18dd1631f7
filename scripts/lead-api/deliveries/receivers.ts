import type { Site } from '#tenants/site.ts'
import { departmentOfLead, placeOf } from '../asked/place.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { LeadsFile, Receiver } from './leads-schema.ts'

/** A dealer, and who receives its leads. */
export interface LeadDealer {
  readonly site: Site
  /** Null where it cannot be used: its receivers get their leads once it is mended. */
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

/** Names where a lead goes that fits no receiver. */
export const usualName = 'dealer'

/** A dealer who names no receivers is written to at the place that was asked, else at its own address. */
function usual(stored: StoredLead, site: Site): readonly Receiver[] {
  const to = placeOf(stored, site)?.contact_detail.email ?? site.contact.email
  const all = { forms: [], categories: [], departments: [], locations: [] }
  return to ? [{ name: usualName, via: 'email', to: [to], ...all }] : []
}

/** Who gets a lead. One that fits no receiver goes where a dealer without receivers gets it: none is lost. */
export function receiversOf(stored: StoredLead, { site, file }: LeadDealer): readonly Receiver[] {
  const fitting = file?.receivers.filter((receiver) => isFor(receiver, stored, site)) ?? []
  return fitting.length > 0 ? fitting : usual(stored, site)
}

/** The shopper's own mail: for a whole lead with an address that raised no doubt, for a stranger's address would get it. */
export function hasReceipt({ lead }: StoredLead, { file }: LeadDealer): boolean {
  const isWhole = lead.lead_status !== 'Incomplete' && plainText(lead.email) !== ''
  return file?.receipt === true && isWhole && plainText(lead.spam_signals) === ''
}
