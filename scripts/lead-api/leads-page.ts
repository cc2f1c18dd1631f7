import { html, raw } from 'hono/html'
import type { Dealers } from './asked/dealers.ts'
import type { LeadReading } from './asked/reading.ts'
import type { StoredLead } from './asked/stored-lead.ts'
import { leadCard } from './lead-card.ts'
import { filterLeads, filterQuery, type LeadFilter } from './lead-filter.ts'
import { leadsLook } from './leads-look.ts'

const shows: Readonly<Record<LeadFilter['show'], string>> = {
  all: 'All leads',
  complete: 'Complete',
  incomplete: 'Incomplete',
  doubtful: 'Doubtful',
  files: 'With files',
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${raw(value === chosen ? ' selected' : '')}>${label}</option>`

const distinct = (leads: readonly LeadReading[], field: 'website' | 'category'): readonly string[] =>
  [...new Set(leads.map((lead) => lead[field]))].filter(Boolean).sort()

function filterForm(leads: readonly LeadReading[], { website, category, words, show }: LeadFilter) {
  return html`<form method="get" action="/leads" role="search">
    <label>Website<select name="website">${option('', 'All websites', website)}${distinct(leads, 'website').map((each) => option(each, each, website))}</select></label>
    <label>Category<select name="category">${option('', 'All categories', category)}${distinct(leads, 'category').map((each) => option(each, each, category))}</select></label>
    <label>Show<select name="show">${Object.entries(shows).map(([value, label]) => option(value, label, show))}</select></label>
    <label>Search<input type="search" name="q" value="${words}" placeholder="Name, car, message"></label>
    <button>Show</button>
  </form>`
}

const none = (isEmpty: boolean) =>
  isEmpty
    ? 'No lead has come in yet. Send an enquiry on one of the sites and it stands here.'
    : 'No lead fits. Choose less.'

/** A plain page that lists what came in, newest first. Every text in it is escaped. */
export function leadsPage(all: readonly StoredLead[], filter: LeadFilter, { read }: Dealers) {
  const leads = all.map(read)
  const stored = new Map(all.map((each) => [each.id, each]))
  const seen = filterLeads(leads, filter)
  const title = filter.website ? `Leads of ${filter.website}` : 'Leads'
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(leadsLook)}</style></head>
<body><main>
<header><h1>${title}</h1><p>${seen.length} of ${leads.length} received, newest first · <a href="/leads.csv${filterQuery(filter)}">Save as CSV</a>${filterQuery(filter) ? html` · <a href="/leads">Show all</a>` : ''}</p></header>
${filterForm(leads, filter)}
${seen.length ? html`<ol>${seen.map((lead) => leadCard(stored.get(lead.id) as StoredLead, lead))}</ol>` : html`<p>${none(leads.length === 0)}</p>`}
</main></body></html>`
}
