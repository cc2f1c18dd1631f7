import { leadText } from './lead-columns.ts'
import type { StoredLead } from './lead-store.ts'

/** What a dealer wants to see of the leads; empty texts want everything. */
export interface LeadFilter {
  readonly website: string
  readonly category: string
  /** Words of a name, an address, a number, a car, a message. */
  readonly words: string
  readonly show: 'all' | 'complete' | 'incomplete' | 'doubtful' | 'files'
}

const shows = ['all', 'complete', 'incomplete', 'doubtful', 'files'] as const

/** Reads a filter off the page's query; what it does not know wants everything. */
export function readFilter(query: (name: string) => string | undefined): LeadFilter {
  const text = (name: string) => (query(name) ?? '').trim().slice(0, 200)
  return {
    website: text('website'),
    category: text('category'),
    words: text('q'),
    show: shows.find((show) => show === query('show')) ?? 'all',
  }
}

const isIncomplete = ({ lead }: StoredLead) => lead.lead_status === 'Incomplete'

const kinds: Readonly<Record<LeadFilter['show'], (stored: StoredLead) => boolean>> = {
  all: () => true,
  complete: (stored) => !isIncomplete(stored),
  incomplete: isIncomplete,
  doubtful: (stored) => leadText(stored, 'spam_signals') !== '',
  files: ({ files }) => files.length > 0,
}

const searched = ['name', 'email', 'phone', 'vehicle', 'message', 'location'] as const

function hasWords(stored: StoredLead, words: string): boolean {
  const text = searched
    .map((column) => leadText(stored, column))
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The leads that a filter lets through, in their order. */
export function filterLeads(leads: readonly StoredLead[], filter: LeadFilter): readonly StoredLead[] {
  const { website, category, words, show } = filter
  return leads.filter(
    (stored) =>
      (website === '' || stored.lead.website_slug === website) &&
      (category === '' || stored.lead.category === category) &&
      kinds[show](stored) &&
      hasWords(stored, words),
  )
}

/** The query that asks for the same leads again. */
export function filterQuery({ website, category, words, show }: LeadFilter): string {
  const pairs = Object.entries({ website, category, q: words, show: show === 'all' ? '' : show })
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return search.size > 0 ? `?${search}` : ''
}
