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

/** Maximum length of the searchable text; the rest of a long message is not searchable. */
const longest = 2000

/** Removes NUL, which PostgreSQL rejects in texts. */
export const removeNul = (text: string): string => text.replaceAll('\u0000', '')

/** Searchable text in lower case; plate and phone appear both as typed and without separators. */
function wordsOf(lead: StoredLead['lead']): string {
  const texts = searched.map((name) => plainText(lead[name])).filter(Boolean)
  const tight = [lead.Rego, lead.phone].map((each) => plainText(each).replaceAll(/[\s().-]/g, ''))
  return removeNul([...texts, ...tight].join(' ').toLowerCase()).slice(0, longest)
}

/** Columns that a lead is listed and searched by. */
export function listingOf(lead: StoredLead['lead'], files: readonly LeadFile[]) {
  const doubts = lead.spam_signals
  return {
    website_slug: removeNul(plainText(lead.website_slug)),
    category: removeNul(plainText(lead.category)),
    is_complete: lead.lead_status === 'Incomplete' ? 0 : 1,
    is_doubtful: Array.isArray(doubts) && doubts.length > 0 ? 1 : 0,
    has_files: files.length > 0 ? 1 : 0,
    words: wordsOf(lead),
  }
}
