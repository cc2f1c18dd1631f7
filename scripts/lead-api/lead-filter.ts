import type { LeadReading } from './asked/reading.ts'

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

const kinds: Readonly<Record<LeadFilter['show'], (lead: LeadReading) => boolean>> = {
  all: () => true,
  complete: ({ isComplete }) => isComplete,
  incomplete: ({ isComplete }) => !isComplete,
  doubtful: ({ doubts }) => doubts.length > 0,
  files: (lead) => lead.text('files') !== '',
}

const searched = ['email', 'phone', 'postcode', 'rego', 'vehicle', 'stock_number', 'message'] as const

function hasWords(lead: LeadReading, words: string): boolean {
  const text = [lead.name, lead.place, ...searched.map((name) => lead.text(name))].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The leads that a filter lets through, in their order. */
export function filterLeads(leads: readonly LeadReading[], filter: LeadFilter): readonly LeadReading[] {
  const { website, category, words, show } = filter
  return leads.filter(
    (lead) =>
      (website === '' || lead.website === website) &&
      (category === '' || lead.category === category) &&
      kinds[show](lead) &&
      hasWords(lead, words),
  )
}

/** The query that asks for the same leads again. */
export function filterQuery({ website, category, words, show }: LeadFilter): string {
  const pairs = Object.entries({ website, category, q: words, show: show === 'all' ? '' : show })
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return search.size > 0 ? `?${search}` : ''
}
