import { Readable } from 'node:stream'
import { leadsCsv } from '../csv/leads-csv.ts'
import { deliveriesOf } from '../deliveries/queue.ts'
import { everyLead, leadChoices, listLeads } from '../store/lead-list.ts'
import { type Asked, readAfter } from './lead-filter.ts'
import type { LeadPagesParts } from './lead-pages-parts.ts'
import { leadsPage } from './leads-page.ts'
import type { Ask } from './requested-lead.ts'

/** Leads per page. */
const pageSize = 50

/** Handlers of the filtered leads: one page as HTML, or all as CSV. */
export function leadLists({ guard: { db }, dealers }: LeadPagesParts, askedIn: (context: Ask) => Asked) {
  async function sendPage(context: Ask): Promise<Response> {
    const [asked, scope] = [askedIn(context), context.get('scope')]
    const after = readAfter(context.req.query('after'))
    const choices = await leadChoices(db, scope)
    const page = await listLeads(db, { filter: asked, scope, after, size: pageSize })
    const ids = page.leads.map(({ id }) => id)
    const deliveries = await deliveriesOf(db, ids)
    return context.html(leadsPage({ page, choices, asked, after, dealers, deliveries }))
  }

  async function* copyOf(context: Ask) {
    const isWhole = context.req.query('private') === 'yes'
    const leads = everyLead(db, askedIn(context), context.get('scope'))
    for await (const line of leadsCsv(leads, dealers.read, isWhole)) yield new TextEncoder().encode(line)
  }

  const sendCopy = (context: Ask): Response =>
    context.body(Readable.toWeb(Readable.from(copyOf(context))) as ReadableStream<Uint8Array>, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    })

  return { sendPage, sendCopy }
}
