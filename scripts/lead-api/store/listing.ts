import { plainText } from '../asked/plain-text.ts'
import type { LeadFile, StoredLead } from '../asked/stored-lead.ts'

const searched = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'Rego',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'make',
  'model',
  'vehicle_description',
  'location',
  'message',
] as const

/** Found by what stands at the beginning of a long message, and no more. */
const longest = 2000

/** PostgreSQL keeps no NUL in a text; inside JSON it is written out. */
export const storable = (text: string): string => text.replaceAll('\u0000', '')

/** Words with the blanks taken out of plates and numbers, as they are looked for either way. */
function wordsOf(lead: StoredLead['lead']): string {
  const texts = searched.map((name) => plainText(lead[name])).filter(Boolean)
  const tight = [lead.Rego, lead.phone].map((each) => plainText(each).replaceAll(/[\s().-]/g, ''))
  return storable([...texts, ...tight].join(' ').toLowerCase()).slice(0, longest)
}

/** What a lead is listed and found by. */
export function listingOf(lead: StoredLead['lead'], files: readonly LeadFile[]) {
  const doubts = lead.spam_signals
  return {
    website_slug: storable(plainText(lead.website_slug)),
    category: storable(plainText(lead.category)),
    is_complete: lead.lead_status === 'Incomplete' ? 0 : 1,
    is_doubtful: Array.isArray(doubts) && doubts.length > 0 ? 1 : 0,
    has_files: files.length > 0 ? 1 : 0,
    words: wordsOf(lead),
  }
}
