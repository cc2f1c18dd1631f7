import type { StoredLead } from './lead-store.ts'

/** What a dealer reads first of a lead, in this order; the CSV and the page share it. */
const leadColumns = [
  'id',
  'received_at',
  'website_slug',
  'category',
  'name',
  'email',
  'phone',
  'postcode',
  'vehicle',
  'message',
  'location',
  'opt_in',
  'consent',
  'lead_status',
  'payment_status',
  'spam_signals',
  'files',
] as const

export type LeadColumn = (typeof leadColumns)[number]

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const joined = (...values: readonly unknown[]) => values.map(plain).filter(Boolean).join(' ')

const made: Readonly<Partial<Record<LeadColumn, (stored: StoredLead) => string>>> = {
  id: (stored) => String(stored.id),
  received_at: (stored) => stored.received_at,
  category: ({ lead }) => [lead.category, lead.subcategory].map(plain).filter(Boolean).join(': '),
  name: ({ lead }) => plain(lead.name) || joined(lead.first_name, lead.last_name),
  vehicle: ({ lead }) => joined(lead['Vehicle Make'], lead['Vehicle Model'], lead.stock_number),
  consent: ({ lead }) => joined((lead.consent as Record<string, unknown> | undefined)?.text),
  files: ({ files }) => files.map((file) => file.name).join(', '),
}

/** The text of one column. */
export function leadText(stored: StoredLead, column: LeadColumn): string {
  return made[column]?.(stored) ?? plain(stored.lead[column])
}

/** A cell that a spreadsheet will not take for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The leads as CSV with a heading line (RFC 4180). */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const lines = leads.map((stored) => leadColumns.map((column) => cell(leadText(stored, column))).join(','))
  return `${[leadColumns.join(','), ...lines].join('\r\n')}\r\n`
}
