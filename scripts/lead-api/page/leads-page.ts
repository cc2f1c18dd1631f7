import { html, raw } from 'hono/html'
import type { Dealers } from '../asked/dealers.ts'
import type { Delivery } from '../deliveries/queue.ts'
import type { LeadChoices, LeadFilter, LeadPage } from '../store/lead-list.ts'
import { leadCard } from './lead-card.ts'
import { type Asked, filterQuery, pageQuery } from './lead-filter.ts'
import { leadsPageCss } from './leads-page-css.ts'

const shows: Readonly<Record<LeadFilter['show'], string>> = {
  all: 'All leads',
  complete: 'Complete',
  incomplete: 'Incomplete',
  doubtful: 'Doubtful',
  files: 'With files',
}

const states: Readonly<Record<LeadFilter['state'], string>> = {
  any: 'Any state',
  new: 'New',
  answered: 'Answered',
  spam: 'Spam',
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${raw(value === chosen ? ' selected' : '')}>${label}</option>`

const options = (pairs: Readonly<Record<string, string>>, chosen: string) =>
  Object.entries(pairs).map(([value, label]) => option(value, label, chosen))

const listed = (first: string, values: readonly string[], chosen: string) =>
  html`${option('', first, chosen)}${values.map((each) => option(each, each, chosen))}`

function filterForm({ websites, categories }: LeadChoices, asked: Asked) {
  return html`<form method="get" action="/leads" role="search">
    <label>Search<input type="search" name="q" value="${asked.words}" placeholder="Name, phone, e-mail, plate, car"></label>
    <label>Website<select name="website">${listed('All websites', websites, asked.website)}</select></label>
    <label>Category<select name="category">${listed('All categories', categories, asked.category)}</select></label>
    <label>Show<select name="show">${options(shows, asked.show)}</select></label>
    <label>State<select name="state">${options(states, asked.state)}</select></label>
    <label>From<input type="date" name="from" value="${asked.from}"></label>
    <label>To<input type="date" name="to" value="${asked.to}"></label>
    <button>Show</button>
  </form>`
}

function none(isEmpty: boolean, after: number | null): string {
  if (isEmpty) return 'No lead has come in yet. Send an enquiry on one of the sites and it appears here.'
  return after === null ? 'No lead fits. Choose less.' : 'No lead of this page fits any more.'
}

/** Links to the newest and the next older page. */
function pages(asked: Asked, { next }: LeadPage, after: number | null) {
  if (next === null && after === null) return ''
  const newest = after === null ? '' : html`<a href="/leads${filterQuery(asked)}">Newest</a>`
  const older = next === null ? '' : html`<a href="/leads${pageQuery(asked, next)}" rel="next">Older</a>`
  return html`<nav class="pages" aria-label="Pages">${newest} ${older}</nav>`
}

/** Data of one list page. */
export interface LeadsView {
  readonly page: LeadPage
  readonly choices: LeadChoices
  readonly asked: Asked
  /** Id of the lead before its first one; null for the first page. */
  readonly after: number | null
  readonly dealers: Dealers
  /** Map: lead id -> deliveries, for the leads of this page. */
  readonly deliveries: ReadonlyMap<number, readonly Delivery[]>
}

/** The HTML list of received leads, newest first. All texts are escaped. */
export function leadsPage({ page, choices, asked, after, dealers, deliveries }: LeadsView) {
  const title = asked.website ? `Leads of ${asked.website}` : 'Leads'
  const query = filterQuery(asked)
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(leadsPageCss)}</style></head>
<body><main>
<header><h1>${title}</h1><p>${page.total} of ${choices.total} received, newest first · <a href="/leads.csv${query}">Save as CSV</a>${query ? html` · <a href="/leads">Show all</a>` : ''}</p></header>
${filterForm(choices, asked)}
${page.leads.length > 0 ? html`<ol>${page.leads.map((each) => leadCard(each, dealers.read(each), deliveries.get(each.id) ?? [], pageQuery(asked, after)))}</ol>` : html`<p>${none(choices.total === 0, after)}</p>`}
${pages(asked, page, after)}
</main></body></html>`
}
